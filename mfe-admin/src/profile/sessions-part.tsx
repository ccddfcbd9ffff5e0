import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '@atoll/contract/device-name';
import { newIdempotencyKey } from '@atoll/api-client/base';
import {
  useListCurrentUserSessionsQuery,
  useRevokeCurrentUserOtherSessionsMutation,
  useRevokeCurrentUserSessionMutation,
} from '@atoll/api-client/endpoints/auth.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { LoadFailure } from '../office/load-failure';
import styles from './profile.module.css';

/** On which devices the account is signed in; each can be signed out, and all others together. */
export function SessionsPart() {
  const { t } = useTranslation('admin');
  const moment = useMaldivesTime();
  const { data, error, refetch } = useListCurrentUserSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeCurrentUserSessionMutation();
  const [revokeOthers, { isLoading }] = useRevokeCurrentUserOtherSessionsMutation();
  const [failure, setFailure] = useState<string>();
  const end = async (call: () => Promise<{ error?: unknown }>) => {
    setFailure(undefined);
    const { error: refused } = await call();
    if (refused) setFailure(errorText(refused));
  };
  return (
    <section className={styles.part} aria-labelledby="profile-sessions">
      <h2 id="profile-sessions">{t('sessions.title')}</h2>
      {failure && <Notice kind="error">{failure}</Notice>}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      <ul className={styles.sessions}>
        {data?.map(({ id, user_agent: agent, network, last_used_at: at, current }) => {
          const device = deviceName(agent) ?? t('sessions.unknown');
          return (
            <li key={id}>
              <div>
                <strong>{device}</strong>
                <span>
                  {current ? t('sessions.here') : t('sessions.last', { time: moment(at) })} · {network}
                </span>
              </div>
              {!current && (
                <Button
                  type="text"
                  aria-label={t('sessions.endOne', { device })}
                  onClick={() => void end(() => revoke({ id }))}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {(data?.length ?? 0) > 1 && (
        <Button
          aria-busy={isLoading}
          onClick={() => void end(() => revokeOthers({ 'Idempotency-Key': newIdempotencyKey() }))}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}
