import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyCheckAuditQuery } from '@atoll/api-client/endpoints/audit.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import styles from '../settings/settings.module.css';

/** Checks that nobody has changed the audit or taken something out of it. */
export function IntegrityCheck() {
  const { t } = useTranslation('admin');
  const [check, { data, error, isFetching }] = useLazyCheckAuditQuery();
  return (
    <div className={styles.check}>
      <div className={styles.steps}>
        <Button aria-busy={isFetching} onClick={() => !isFetching && void check()}>
          {t('audit.check')}
        </Button>
        <p className={styles.note}>{t('audit.checkText')}</p>
      </div>
      {!isFetching && error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      {!isFetching && error === undefined && data && (
        <Notice kind={data.intact ? 'success' : 'error'}>
          {data.intact
            ? t('audit.intact', { count: data.checked })
            : t('audit.broken', { place: String(data.first_fault ?? '?') })}
        </Notice>
      )}
    </div>
  );
}
