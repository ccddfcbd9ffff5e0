import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  type SessionDto,
  useListCustomerSessionsQuery,
  useRevokeCustomerOtherSessionsMutation,
  useRevokeCustomerSessionMutation,
} from '@atoll/api-client/endpoints/customers.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { ErrorCard } from '@atoll/ui/error-card';
import { Notice } from '@atoll/ui/notice';
import { Skeleton } from '@atoll/ui/skeleton';
import styles from './account.module.css';
import { deviceName } from '@atoll/contract/device-name';
import { useLeaving } from './use-leaving';

/** Where the customer is signed in; each device can be signed out, all others, and all. */
export function SessionsPart() {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useListCustomerSessionsQuery();
  const [revokeOthers, { isLoading }] = useRevokeCustomerOtherSessionsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const leave = useLeaving();
  const others = (data?.length ?? 1) - 1;

  async function endOthers(): Promise<boolean> {
    setFailure(null);
    const answer = await revokeOthers({ 'Idempotency-Key': newIdempotencyKey() });
    if (answer.error) setFailure(errorText(answer.error));
    return !answer.error;
  }
  async function endAll(): Promise<void> {
    if (await endOthers()) await leave();
  }

  return (
    <section className={styles.part} aria-labelledby="account-sessions">
      <h2 id="account-sessions">{t('account.security.sessions')}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      {data ? (
        <ul className={styles.list}>
          {data.map((session) => (
            <Session key={session.id} session={session} onFailed={setFailure} />
          ))}
        </ul>
      ) : error ? (
        <ErrorCard small title={t('account.security.sessionsFailed')} error={error} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={3} />
        </div>
      )}
      <div className={styles.actions}>
        {others > 0 && (
          <Button kind="secondary" busy={isLoading} onClick={() => void endOthers()}>
            {t('account.security.endOthers')}
          </Button>
        )}
        <Button kind="secondary" busy={isLoading} onClick={() => void endAll()}>
          {t('account.security.endAll')}
        </Button>
      </div>
    </section>
  );
}

function Session({ session, onFailed }: { session: SessionDto; onFailed: (text: string) => void }) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [revoke, { isLoading }] = useRevokeCustomerSessionMutation();
  const { id, user_agent: agent, network, last_used_at: at, current } = session;
  const device = deviceName(agent) ?? t('account.security.unknownDevice');
  const end = async () => {
    const answer = await revoke({ id });
    if (answer.error) onFailed(errorText(answer.error));
  };
  return (
    <li>
      <div className={styles.line}>
        <div>
          <p className={styles.state}>{device}</p>
          <p className={styles.small}>
            {current ? t('account.security.here') : t('account.security.lastUsed', { time: format.dateTime(at) })} ·{' '}
            {network}
          </p>
        </div>
        {!current && (
          <Button
            kind="quiet"
            busy={isLoading}
            aria-label={t('account.security.endOne', { device })}
            onClick={() => void end()}
          >
            {t('account.security.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
