import { useTranslation } from 'react-i18next';
import type { ErrorOccurrenceDto } from '@atoll/api-client/endpoints/errors.gen';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { Facts } from '../office/facts';
import styles from '../settings/settings.module.css';

/** One report: when and where, and what the browser said of it. */
export function ErrorOccurrence({ of: report }: { of: ErrorOccurrenceDto }) {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const { stack, component_stack: components, url } = report;
  return (
    <details className={styles.fold}>
      <summary>
        {moment(report.received_at)}
        {url && <span className={styles.second}>{url}</span>}
      </summary>
      <Facts
        of={[
          [t('errorReports.id'), report.error_id],
          [t('errorReports.remoteVersion'), report.remote_version],
          [t('errorReports.shellVersion'), report.shell_version],
          [t('errorReports.browser'), report.user_agent],
        ]}
      />
      {[stack, components].map(
        (text, index) =>
          text && (
            <figure key={index} className={styles.stack}>
              <figcaption>{t(index === 0 ? 'errorReports.stack' : 'errorReports.components')}</figcaption>
              <pre>{text}</pre>
            </figure>
          ),
      )}
    </details>
  );
}
