import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiKeyDto, useRevokeApiKeyMutation } from '@atoll/api-client/endpoints/api-keys.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { useMaldivesTime } from '@atoll/ui/office/use-maldives-time';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { useSendKey } from '../office/use-send-key';
import styles from './integrations.module.css';
import { useScopeName } from './use-scope-name';

/** What a key may do and since when; a key that is not wanted any more, or may have been seen, is revoked here. */
export function KeyDialog({ apiKey: key, onClose }: { apiKey: ApiKeyDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const moment = useMaldivesTime();
  const scopeName = useScopeName();
  const keyOf = useSendKey();
  const [revoke, { isLoading }] = useRevokeApiKeyMutation();
  const [failure, setFailure] = useState<unknown>();
  const run = async () => {
    setFailure(undefined);
    try {
      await revoke({ id: key.id, 'Idempotency-Key': keyOf(key.id) }).unwrap();
      notify({ kind: 'success', text: t('apiKeys.revokedNow', { name: key.name }) });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  const facts: [string, string][] = [
    [t('apiKeys.begins'), `${key.prefix}…`],
    [t('apiKeys.scopes'), key.scopes.map(scopeName).join(' · ')],
    [t('apiKeys.pace'), t('apiKeys.perMinute', { count: key.calls_per_minute })],
    [t('apiKeys.expires'), key.expires_on ? format.date(key.expires_on) : t('apiKeys.noEnd')],
    [t('apiKeys.made'), [moment(key.created_at), key.created_by?.name].filter(Boolean).join(' · ')],
    ...(key.revoked_at ? [[t('apiKeys.revoked'), moment(key.revoked_at)] as [string, string]] : []),
  ];
  const isOver = key.status === 'revoked';
  return (
    <OfficeDialog
      title={key.name}
      onClose={onClose}
      submit={
        isOver ? undefined : { label: t('apiKeys.revoke'), run: () => void run(), isBusy: isLoading, isDanger: true }
      }
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      {key.status === 'suspended' && <Notice kind="warning">{t('apiKeys.suspendedText')}</Notice>}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isOver && <p>{t('apiKeys.revokeText')}</p>}
    </OfficeDialog>
  );
}
