import { useTranslation } from 'react-i18next';
import type { HomepageSectionDto } from '@atoll/api-client/endpoints/types.gen';
import { isLanguage } from '@atoll/contract/languages';
import { ConflictChoices } from '../office/conflict-choices';
import type { Conflict } from '../office/merge';

/** What two people changed of the home page: the order of its sections, or the same words of one. */
export function HomepageConflicts({
  sections,
  ...meanwhile
}: {
  by: string | null | undefined;
  conflicts: Conflict[];
  sections: readonly HomepageSectionDto[];
  onSettle: (conflict: Conflict, theirs: boolean) => void;
}) {
  const { t } = useTranslation('admin');
  const nameOf = (id: unknown) => {
    const section = sections.find((one) => String(one.id) === String(id));
    return section ? t(`homepage.section_${section.type}`) : '';
  };
  /** A member of a section: `config`, or `texts` and a language before the word. */
  const memberOf = ([member, language, word, place, part]: string[]): string => {
    if (member === 'visible') return t('homepage.shown');
    if (member === 'config') return t('homepage.limit');
    const name = isLanguage(language) ? t(`languages.${language}`) : '';
    // All promises at once, which have no name but that of their section.
    if (word === 'items' && place === undefined) return name;
    const number = Number(place) + 1;
    const text =
      word === 'items'
        ? t(part === 'body' ? 'homepage.promiseText' : 'homepage.promise', { number })
        : t(word === 'title' ? 'homepage.heading' : 'homepage.below');
    return `${text}, ${name}`;
  };
  const show = ([first]: readonly string[], value: unknown): string => {
    if (Array.isArray(value))
      return value.map((one) => (first === 'order' ? nameOf(one) : (one as { title: string }).title)).join(' · ');
    if (typeof value === 'boolean') return t(value ? 'rates.yes' : 'rates.no');
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return (
    <ConflictChoices
      {...meanwhile}
      labelOf={([first, id, ...path]) =>
        first === 'order'
          ? t('homepage.order')
          : t('homepage.memberOf', { section: nameOf(id), member: memberOf(path) })
      }
      show={(path, value) => show(path, value) || t('content.nothing')}
    />
  );
}
