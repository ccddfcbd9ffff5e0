import { useTranslation } from 'react-i18next';
import { LocalLink } from './local-link.tsx';

/** The way to this page; the last entry is the page itself and has no link. */
export function Breadcrumb({ items }: { items: { label: string; to?: string }[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="doc-breadcrumb">
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <LocalLink to={to}>{label}</LocalLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
