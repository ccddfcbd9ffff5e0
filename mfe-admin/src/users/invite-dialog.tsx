import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import type { Role } from '@atoll/contract/permissions';
import { LENGTHS } from '@atoll/contract/rules';
import { isApiError } from '@atoll/api-client/base';
import { useInviteUserMutation } from '@atoll/api-client/endpoints/users.gen';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { OfficeDialog } from '../office/office-dialog';
import { OwnPasswordField } from '../office/own-password-field';
import { LanguagesField } from './languages-field';
import { RoleField } from './role-field';

const EMPTY = { email: '', first_name: '', last_name: '', password: '' };

/** Invites a colleague: the letter has a link to choose a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [invite, { isLoading }] = useInviteUserMutation();
  const [typed, setTyped] = useState(EMPTY);
  const [role, setRole] = useState<Role | ''>('');
  const [locale, setLocale] = useState<Language>(useLanguage());
  const [languages, setLanguages] = useState<Language[] | null>(null);
  const [error, setError] = useState<unknown>();
  const faults = (isApiError(error) && error.fields) || {};
  const isWhole = typed.email !== '' && typed.first_name !== '' && typed.password !== '' && role !== '';
  const run = async () => {
    if (role === '') return;
    setError(undefined);
    try {
      const { last_name, ...rest } = typed;
      const inviteUserDto = {
        ...rest,
        role,
        locale,
        ...(last_name && { last_name }),
        ...(role === 'translator' && { languages }),
      };
      const { email } = await invite({ inviteUserDto }).unwrap();
      notify({ kind: 'success', text: t('users.invited', { email }) });
      onClose();
    } catch (problem) {
      setError(problem);
    }
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    error: faults[name]?.[0],
    onChange: (event: { target: { value: string } }) => setTyped((all) => ({ ...all, [name]: event.target.value })),
  });
  return (
    <OfficeDialog
      title={t('users.invite')}
      onClose={onClose}
      submit={{ label: t('users.send'), run: () => void run(), isBusy: isLoading, isDisabled: !isWhole }}
    >
      {error !== undefined && <Notice kind="error">{errorText(error)}</Notice>}
      <p>{t('users.inviteText')}</p>
      <TextField label={t('login.email')} type="email" autoComplete="off" required {...field('email')} />
      <TextField label={t('profile.firstName')} maxLength={LENGTHS.name.max} required {...field('first_name')} />
      <TextField label={t('profile.lastName')} maxLength={LENGTHS.name.max} optional {...field('last_name')} />
      <RoleField value={role} error={faults['role']?.[0]} onChange={setRole} />
      {role === 'translator' && <LanguagesField value={languages} onChange={setLanguages} />}
      <Select label={t('users.locale')} value={locale} onChange={(event) => setLocale(event.target.value as Language)}>
        {LANGUAGE_CODES.map((language) => (
          <option key={language} value={language}>
            {t(`languages.${language}`)}
          </option>
        ))}
      </Select>
      <OwnPasswordField {...field('password')} />
    </OfficeDialog>
  );
}
