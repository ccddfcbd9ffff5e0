import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, useSessionUser } from '@atoll/api-client/base';
import { type CreatedApiKeyDto, useCreateApiKeyMutation } from '@atoll/api-client/endpoints/api-keys.gen';
import { KEY_PACES, KEY_SCOPES, type KeyPace, type KeyScope } from '@atoll/contract/permissions';
import { errorText } from '@atoll/i18n/error-text';
import { Checkbox } from '@atoll/ui/checkbox';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { FieldGroup } from '../content/fields/field-group';
import { OfficeDialog } from '../office/office-dialog';
import { OwnPasswordField } from '../office/own-password-field';
import { SecretShown } from './secret-shown';
import { useScopeName } from './use-scope-name';

const NAME_MAX = 60;

/** Makes a key, then shows it this once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const scopeName = useScopeName();
  const held = useSessionUser()?.permissions ?? [];
  const [create, { isLoading }] = useCreateApiKeyMutation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>([]);
  const [pace, setPace] = useState<KeyPace>(300);
  const [expires, setExpires] = useState('');
  const [password, setPassword] = useState('');
  const [made, setMade] = useState<CreatedApiKeyDto>();
  const [failure, setFailure] = useState<unknown>();
  const faults = (isApiError(failure) && failure.fields) || {};
  const run = async () => {
    setFailure(undefined);
    const createApiKeyDto = { name, scopes, calls_per_minute: pace, expires_on: expires || null, password };
    try {
      setMade(await create({ createApiKeyDto }).unwrap());
    } catch (error) {
      setFailure(error);
    }
  };
  if (made)
    return (
      <OfficeDialog title={made.name} onClose={onClose}>
        <SecretShown label={t('apiKeys.key')} hint={t('apiKeys.keyHint')} secret={made.secret} />
      </OfficeDialog>
    );
  return (
    <OfficeDialog
      title={t('apiKeys.make')}
      onClose={onClose}
      submit={{
        label: t('apiKeys.make'),
        run: () => void run(),
        isBusy: isLoading,
        isDisabled: name.trim() === '' || scopes.length === 0 || password === '',
      }}
    >
      {failure !== undefined && <Notice kind="error">{errorText(failure)}</Notice>}
      <p>{t('apiKeys.about')}</p>
      <TextField
        label={t('apiKeys.name')}
        hint={t('apiKeys.nameHint')}
        value={name}
        maxLength={NAME_MAX}
        error={faults['name']?.[0]}
        required
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <FieldGroup label={t('apiKeys.scopes')} hint={t('apiKeys.scopesHint')} layout="ticks">
        {KEY_SCOPES.filter((scope) => held.includes(scope)).map((scope) => (
          <Checkbox
            key={scope}
            label={scopeName(scope)}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes((all) => KEY_SCOPES.filter((one) => (one === scope ? target.checked : all.includes(one))))
            }
          />
        ))}
      </FieldGroup>
      <Select
        label={t('apiKeys.pace')}
        hint={t('apiKeys.paceHint')}
        value={pace}
        onChange={(event) => setPace(Number(event.target.value) as KeyPace)}
      >
        {KEY_PACES.map((one) => (
          <option key={one} value={one}>
            {t('apiKeys.perMinute', { count: one })}
          </option>
        ))}
      </Select>
      <TextField
        label={t('apiKeys.expires')}
        hint={t('apiKeys.expiresHint')}
        type="date"
        value={expires}
        error={faults['expires_on']?.[0]}
        optional
        onChange={(event) => setExpires(event.target.value)}
      />
      <OwnPasswordField
        value={password}
        error={faults['password']?.[0]}
        onChange={({ target }) => setPassword(target.value)}
      />
    </OfficeDialog>
  );
}
