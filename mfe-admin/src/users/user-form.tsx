import { Button, Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { listed } from '@atoll/contract/lists';
import { LENGTHS } from '@atoll/contract/rules';
import { ifMatch, isApiError, useSessionUser } from '@atoll/api-client/base';
import { type UpdateUserDto, type UserDto, useUpdateUserMutation } from '@atoll/api-client/endpoints/users.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { EditNotice } from '../office/edit-notice';
import { isEqual } from '../office/equal';
import { OfficeDialog } from '../office/office-dialog';
import { OwnPasswordField } from '../office/own-password-field';
import { useEdit } from '../office/use-edit';
import { LanguagesField } from './languages-field';
import { RoleField } from './role-field';
import { nameOf } from './user-name';
import { type UserStep, stepsFor, useUserSteps } from './user-steps';

const draftOf = ({ first_name, last_name, role, languages }: UserDto) => ({ first_name, last_name, role, languages });
type Draft = ReturnType<typeof draftOf>;

/** What is another by now; another role wants one's own password. */
const changeOf = (was: Draft, { first_name, last_name, role, languages }: Draft, password: string): UpdateUserDto => ({
  ...(first_name !== was.first_name && { first_name }),
  ...(last_name !== was.last_name && { last_name }),
  ...(role === 'translator' && (role !== was.role || !isEqual(languages, was.languages)) && { languages }),
  ...(role !== was.role && { role, password }),
});

/** Steps for which the password that was typed is used up. */
const BY_PASSWORD: ReadonlySet<UserStep> = new Set(['factor', 'disable', 'enable']);

/** What a colleague is called and may do, and what can be done about their account. Rights and state want one's own password. */
export function UserForm({ user: opened, onClose }: { user: UserDto; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const isOwn = useSessionUser()?.id === opened.id;
  const go = useUserSteps();
  const [update, { isLoading }] = useUpdateUserMutation();
  const edit = useEdit(opened, draftOf);
  const { read, base, draft } = edit;
  const { role } = draft;
  // A step on the account, or a colleague, has stored it: it was read anew, and what is typed here goes on top.
  if (opened.version > read.version) edit.stored(opened);
  const user = opened.version === read.version ? opened : read;
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>();
  const words = useWords();
  const faults = (isApiError(error) && error.fields) || {};
  const fail = (problem: unknown) => {
    if (!edit.refused(problem)) setError(problem);
  };
  const save = async () => {
    setError(undefined);
    const updateUserDto = changeOf(base, draft, password);
    if (Object.keys(updateUserDto).length === 0) return onClose();
    try {
      await update({ id: read.id, 'If-Match': ifMatch(read.version), updateUserDto }).unwrap();
      notify({ kind: 'success', text: t('profile.saved') });
      onClose();
    } catch (problem) {
      fail(problem);
    }
  };
  const step = async (name: UserStep) => {
    setError(undefined);
    try {
      await go(name, user, password);
      notify({ kind: 'success', text: t(`userSteps.${name}_done`) });
      if (name === 'delete') onClose();
      if (BY_PASSWORD.has(name)) setPassword('');
    } catch (problem) {
      fail(problem);
    }
  };
  return (
    <OfficeDialog
      title={nameOf(user)}
      onClose={onClose}
      submit={{ label: t('profile.save'), run: () => void save(), isBusy: isLoading, isHeld: edit.isUnsettled }}
    >
      <EditNotice edit={edit} {...words} />
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{user.email}</p>
      <TextField
        label={t('profile.firstName')}
        value={draft.first_name}
        maxLength={LENGTHS.name.max}
        error={faults['first_name']?.[0]}
        required
        onChange={(event) => edit.set({ first_name: event.target.value })}
      />
      <TextField
        label={t('profile.lastName')}
        value={draft.last_name}
        maxLength={LENGTHS.name.max}
        error={faults['last_name']?.[0]}
        optional
        onChange={(event) => edit.set({ last_name: event.target.value })}
      />
      <RoleField
        value={role}
        error={faults['role']?.[0]}
        disabled={isOwn}
        onChange={(next) => edit.set({ role: next })}
      />
      {role === 'translator' && (
        <LanguagesField value={draft.languages} onChange={(languages) => edit.set({ languages })} />
      )}
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

/** How the form calls its fields, and what stands in them, where two people changed the same. */
function useWords() {
  const { t } = useTranslation('admin');
  const lang = useLanguage();
  const names: Record<keyof Draft, string> = {
    first_name: t('profile.firstName'),
    last_name: t('profile.lastName'),
    role: t('users.role'),
    languages: t('users.languages'),
  };
  return {
    labelOf: ([name]: readonly string[]) => names[name as keyof Draft],
    show: ([name]: readonly string[], value: unknown) => {
      if (name === 'role') return t(`roles.${value as Draft['role']}`);
      if (name !== 'languages') return undefined;
      const chosen = (value as Draft['languages']) ?? LANGUAGE_CODES;
      return listed(
        chosen.map((code) => t(`languages.${code}`)),
        lang,
      );
    },
  };
}
