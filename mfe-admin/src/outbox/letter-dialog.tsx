import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OutboxMessageDto } from '@atoll/api-client/endpoints/outbox.gen';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { Facts } from '../office/facts';
import { ThingLink } from '../settings/thing-link';
import styles from '../settings/settings.module.css';
import { OutboxState } from './outbox-state';
import { useLetterName } from './templates';
import { useRetry } from './use-retry';

/** One letter: to whom, about what, how often it was tried, and what the mail server said. */
export function LetterDialog({
  letter,
  mayRetry,
  onClose,
}: {
  letter: OutboxMessageDto;
  mayRetry: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const nameOf = useLetterName();
  const { send, isBusy } = useRetry();
  const [fault, setFault] = useState<unknown>();
  const { id, template, to, locale, status, attempts, entity, entity_id: about, last_error: said } = letter;
  const run = async () => {
    const [failed] = await send([id]);
    setFault(failed);
    if (failed !== undefined) return;
    notify({ kind: 'success', text: t('outbox.queued', { count: 1 }) });
    onClose();
  };
  return (
    <OfficeDialog
      title={nameOf(template)}
      onClose={onClose}
      submit={mayRetry && status !== 'sent' ? { label: t('outbox.retry'), run: () => void run(), isBusy } : undefined}
    >
      {fault !== undefined && <Notice kind="error">{errorText(fault)}</Notice>}
      {status === 'withheld' && <Notice kind="warning">{t('outbox.withheldText')}</Notice>}
      {status !== 'sent' && said && (
        <Notice kind="error" title={t('outbox.said')}>
          <p className={styles.code}>{said}</p>
        </Notice>
      )}
      <Facts
        of={[
          [t('outbox.state'), <OutboxState key="state" status={status} />],
          [t('outbox.to'), to],
          [t('subscribers.language'), t(`languages.${locale}`)],
          [t('outbox.about'), entity && about ? <ThingLink key="about" entity={entity} id={about} /> : null],
          [
            t('outbox.letter'),
            <Link key="letter" to={`${paths.dashboardLetterTemplates()}?open=${template}&lang=${locale}`}>
              {t('outbox.reads')}
            </Link>,
          ],
          [t('outbox.made'), moment(letter.created_at)],
          [t('outbox.sentAt'), letter.sent_at && moment(letter.sent_at)],
          [t('outbox.tries'), format.number(attempts)],
          [t('outbox.nextTry'), status === 'queued' && letter.next_at ? moment(letter.next_at) : null],
        ]}
      />
    </OfficeDialog>
  );
}
