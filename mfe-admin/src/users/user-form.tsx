import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import { type UserDto, useUpdateUserMutation } from '@atoll/api-client/endpoints/users.gen';
import { errorText } from '@atoll/i18n/error-text';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { OwnPasswordField } from '../office/own-password-field';
import { LanguagesField } from './languages-field';
import { RoleField } from './role-field';
import { nameOf } from './user-name';
import { type UserStep, stepsFor, useUserSteps } from './user-steps';

/** What a colleague is called and may do, and what can be done about their account. Rights and state want one's own password. */
export function UserForm({ user, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isOwn = useSessionUser()?.id === user.id;
  const go = useUserSteps();
  const [update, { isLoading }] = useUpdateUserMutation();
  const [first, setFirst] = useState(user.first_name);
  const [last, setLast] = useState(user.last_name);
  const [role, setRole] = useState(user.role);
  const [languages, setLanguages] = useState<Language[] | null>(user.languages);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const save = async () => {
    setError(undefined);
    try {
      await update({
        id: user.id,
        'If-Match': ifMatch(user.version),
        updateUserDto: {
          first_name: first,
          last_name: last,
          ...(role === 'translator' && { languages }),
          ...(role !== user.role && { role, password }),
        },
      }).unwrap();
      notify({ kind: 'success', text: t('profile.saved') });
      onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  const step = async (name: UserStep) => {
    setError(undefined);
    try {
      await go(name, user, password);
      notify({ kind: 'success', text: t(`userSteps.${name}_done`) });
      if (name === 'delete') onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  return (
    <OfficeDialog
      title={nameOf(user)}
      onClose={onClose}
      submit={{ label: t('profile.save'), run: () => void save(), isBusy: isLoading }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{user.email}</p>
      <TextField
        label={t('profile.firstName')}
        value={first}
        maxLength={LENGTHS.name.max}
        error={faults['first_name']?.[0]}
        required
        onChange={(event) => setFirst(event.target.value)}
      />
      <TextField
        label={t('profile.lastName')}
        value={last}
        maxLength={LENGTHS.name.max}
        error={faults['last_name']?.[0]}
        optional
        onChange={(event) => setLast(event.target.value)}
      />
      <RoleField value={role} error={faults['role']?.[0]} disabled={isOwn} onChange={setRole} />
      {role === 'translator' && <LanguagesField value={languages} onChange={setLanguages} />}
      {!isOwn && (
        <>
          <OwnPasswordField
            value={password}
            error={faults['password']?.[0]}
            optional
            onChange={({ target }) => setPassword(target.value)}
          />
          <Flex wrap gap="small" role="group" aria-label={t('users.steps')}>
            {stepsFor(user).map((name) => (
              <Button key={name} danger={name === 'disable' || name === 'delete'} onClick={() => void step(name)}>
                {t(`userSteps.${name}`)}
              </Button>
            ))}
          </Flex>
        </>
      )}
    </OfficeDialog>
  );
}
