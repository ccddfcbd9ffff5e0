import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

/** Pages of a list as links, so that Back, a new tab and a crawler work. `hrefOf` gives a page's address. */
export function Pagination({ page, pages, hrefOf }: { page: number; pages: number; hrefOf: (page: number) => string }) {
  const { t } = useTranslation('common');
  if (pages <= 1) return null;
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((it) => it >= 1 && it <= pages);
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      {page > 1 && (
        <Link className={styles.step} to={hrefOf(page - 1)} rel="prev">
          <Icon name="back" />
          <span>{t('pagination.previous')}</span>
        </Link>
      )}
      <ol className={styles.pages}>
        {shown.map((it, index) => (
          <li key={it} data-gap={index > 0 && it - (shown[index - 1] ?? 0) > 1}>
            <Link
              to={hrefOf(it)}
              aria-current={it === page ? 'page' : undefined}
              aria-label={t('pagination.page', { page: it })}
            >
              {it}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className={styles.step} to={hrefOf(page + 1)} rel="next">
          <span>{t('pagination.next')}</span>
          <Icon name="forward" />
        </Link>
      )}
    </nav>
  );
}
