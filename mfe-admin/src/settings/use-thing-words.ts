import { useTranslation } from 'react-i18next';

/** Kinds of things and what is done to them, in words; what is not known is told by its own name. */
export function useThingWords() {
  const { t, i18n } = useTranslation('admin');
  const known = (group: 'things' | 'deeds', name: string) =>
    i18n.exists(`admin:${group}.${name}`) ? t(`${group}.${name}` as 'things.booking') : name.replaceAll('_', ' ');
  return {
    thing: (entity: string) => known('things', entity),
    /** `package.publish`: what was done. */
    deed: (action: string) => {
      const [entity = '', verb = ''] = action.split('.');
      if (entity === 'booking' && i18n.exists(`admin:timeline.events.${verb}`)) {
        const told = t(`timeline.events.${verb as 'approve'}`);
        return told.charAt(0).toLocaleLowerCase(i18n.language) + told.slice(1);
      }
      return i18n.exists(`admin:deeds.${entity}_${verb}`) ? known('deeds', `${entity}_${verb}`) : known('deeds', verb);
    },
  };
}
