import { useTranslation } from 'react-i18next';
import type { BulkMediaResultDto } from '@atoll/api-client/endpoints/media.gen';
import { Notice } from '@atoll/ui/notice';
import styles from '../media.module.css';
import type { Picture } from '../media-api';
import { UsageList } from '../usage-list';
import type { BulkAction } from './bulk-bar';

/** How many were done, and each that stays as it was with why: what is shown somewhere is kept. */
export function BulkReport({
  action,
  rows,
  result,
}: {
  action: BulkAction;
  rows: Picture[];
  result: BulkMediaResultDto;
}) {
  const { t } = useTranslation('admin');
  const kept = result.results.filter(({ ok }) => !ok);
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.filename ?? `#${id}`;
  return (
    <>
      {result.done > 0 && <Notice kind="success">{t(`media.${action}Done`, { count: result.done })}</Notice>}
      {kept.length > 0 && (
        <Notice kind="warning" title={t('media.stays', { count: kept.length })}>
          <ul className={styles.report}>
            {kept.map(({ id, detail, usage }) => (
              <li key={id}>
                <strong>{nameOf(id)}</strong> {detail}
                {usage && <UsageList usage={usage} />}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
