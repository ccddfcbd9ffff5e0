import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { paths } from '@atoll/contract/paths';
import { inView } from '@atoll/ui/office/in-view';
import styles from './section-tabs.module.css';

/** Screens of the translations, by the name of their words; one entry of the menu leads to all of them. */
const SECTIONS = [
  'overview',
  'texts',
  'site',
  'review',
  'releases',
  'missing',
  'export',
  'import',
  'languages',
] as const;
type Section = (typeof SECTIONS)[number];

const addressOf = (section: Section): string =>
  section === 'texts' ? paths.dashboardTranslations() : `${paths.dashboardTranslations()}/${section}`;

const isAt = (section: Section, pathname: string): boolean =>
  section === 'texts' ? pathname === addressOf(section) : pathname.startsWith(addressOf(section));

/** Leads from one screen of the translations to another, the current one in sight; those that somebody may not use are not there. */
export function SectionTabs() {
  const { t } = useTranslation('i18n');
  const { pathname } = useLocation();
  const mayImport = usePermission('translations.import');
  const mayApprove = usePermission('translations.approve');
  const mayChange = usePermission('translations.change');
  const isHidden: Partial<Record<Section, boolean>> = { import: !mayImport, review: !mayApprove, site: !mayChange };
  return (
    <nav className={styles.sections} aria-label={t('sections.label')}>
      {SECTIONS.filter((section) => !isHidden[section]).map((section) => (
        <NavLink
          key={section}
          to={addressOf(section)}
          end={section === 'texts'}
          ref={isAt(section, pathname) ? inView : undefined}
        >
          {t(`sections.${section}`)}
        </NavLink>
      ))}
    </nav>
  );
}
