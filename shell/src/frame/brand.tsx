import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';

/** The name with its mark, an atoll seen from the air: a broken ring of islands. */
export function Brand({ name, to = paths.home() }: { name?: string | undefined; to?: string }) {
  const { t } = useTranslation('common');
  return (
    <LocalLink className="doc-brand" to={to}>
      <svg
        className="doc-brand__mark"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M16 4.500c2.6 0 4.9.8 6.8 2.200M26 10.200c.9 1.6 1.4 3.4 1.5 5.300M27 20.200c-.8 2.1-2.1 3.9-3.8 5.200M18.8 27.200c-1 .2-1.9.3-2.8.3-2.1 0-4-.5-5.7-1.500M6.7 22.800a11.5 11.5 0 0 1-2.2-6.300M5.3 11.800C6.5 8.7 8.9 6.3 12 5.2" />
        <circle cx="18.5" cy="16.5" r="1.8" fill="currentColor" stroke="none" />
      </svg>
      <span translate="no">{name || t('site.name')}</span>
    </LocalLink>
  );
}
