import { useTranslation } from 'react-i18next';
import { savedKey } from '@atoll/api-client/saved';
import { paths } from '@atoll/contract/paths';
import { Icon } from '@atoll/ui/icon';
import { LocalLink } from '@atoll/ui/local-link';
import { Picture } from '@atoll/ui/picture';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import type { ResortDetail } from '../shared/catalog';
import type { ChoiceLink } from '../shared/use-list-filters';
import { type Comparison, compared } from './compared';
import styles from './compare-table.module.css';
import { type ComparedRow, differs, useComparedRows } from './use-compared-rows';

/** Places side by side: a column each, a row for each thing that is said of all of them. */
export function CompareTable({
  resorts,
  only,
  without,
}: {
  resorts: readonly ResortDetail[];
  only: Comparison['only'];
  /** To the comparison without one of them. */
  without: (resort: ResortDetail) => ChoiceLink;
}) {
  const { t } = useTranslation('catalog');
  const rows = useComparedRows(resorts);
  const shown = (list: ComparedRow[]) => (only ? list.filter(differs) : list);
  const [facts, amenities] = [shown(rows.facts), shown(rows.amenities)];
  return (
    <div className={styles.scroll} role="region" aria-label={t('compare.table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('package.facts')}</VisuallyHidden>
            </th>
            {resorts.map((resort) => (
              <th key={resort.id} scope="col">
                <span className={styles.picture}>
                  <Picture picture={resort.cover_image} sizes="(min-width: 60rem) 16rem, 9rem" decorative />
                </span>
                <LocalLink to={paths.resort(resort.slug)} className={styles.name}>
                  {resort.name}
                </LocalLink>
                <Drop resort={resort} link={without(resort)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={facts} />
        </tbody>
        {amenities.length > 0 && (
          <tbody>
            <tr className={styles.group}>
              <th scope="rowgroup">{t('resort.amenities')}</th>
              {resorts.map(({ id, name }) => (
                <td key={id}>{name}</td>
              ))}
            </tr>
            <Rows rows={amenities} />
          </tbody>
        )}
      </table>
      {facts.length + amenities.length === 0 && <p>{t('compare.alike')}</p>}
    </div>
  );
}

function Drop({ resort: { id, name }, link }: { resort: ResortDetail; link: ChoiceLink }) {
  const { t } = useTranslation('catalog');
  return (
    <LocalLink
      {...link}
      className={styles.drop}
      aria-label={t('compare.drop', { name })}
      onClick={(event) => {
        link.onClick(event);
        compared.keep(compared.read().filter((key) => key !== savedKey('resort', id)));
      }}
    >
      {t('compare.dropWord')}
    </LocalLink>
  );
}

const Rows = ({ rows }: { rows: ComparedRow[] }) =>
  rows.map(({ key, label, cells }) => (
    <tr key={key}>
      <th scope="row">{label}</th>
      {cells.map(({ said, shown, has }, index) => (
        <td key={index} data-has={has}>
          {has !== undefined && <Icon name={has ? 'check' : 'dash'} className={styles.mark} />}
          {shown ?? said}
        </td>
      ))}
    </tr>
  ));
