import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { LENGTHS } from '@atoll/contract/rules';
import { ifMatch } from '@atoll/api-client/base';
import { type StaffUserDto, useUpdateCurrentUserMutation } from '@atoll/api-client/endpoints/auth.gen';
import { TextField } from '@atoll/ui/field';
import { Notice } from '@atoll/ui/notice';
import { Select } from '@atoll/ui/select';
import { notify } from '@atoll/ui/shell-context';
import { useChecks } from '@atoll/ui/use-checks';
import { textOf, useSendForm } from '@atoll/ui/use-send-form';
import styles from './profile.module.css';
import { useNewUser } from './use-new-user';

/** The own name, and the language of letters. */
export function NamePart({ user }: { user: StaffUserDto }) {
  const { t } = useTranslation('admin');
  const checks = useChecks();
  const take = useNewUser();
  const [update] = useUpdateCurrentUserMutation();
  const { form, faults, failure, isBusy, submit } = useSendForm(checks.filled('first_name'), async (data) => {
    const answer = await update({
      'If-Match': ifMatch(user.version),
      updateCurrentUserDto: {
        first_name: textOf(data, 'first_name'),
        last_name: textOf(data, 'last_name'),
        locale: textOf(data, 'locale') as Language,
      },
    }).unwrap();
    notify({ kind: 'success', text: t('profile.saved') });
    await take(answer);
  });
  return (
    <section className={styles.part} aria-labelledby="profile-name">
      <h2 id="profile-name">{t('profile.name')}</h2>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          label={t('profile.firstName')}
          name="first_name"
          autoComplete="given-name"
          defaultValue={user.first_name}
          maxLength={LENGTHS.name.max}
          error={faults['first_name']}
          required
        />
        <TextField
          label={t('profile.lastName')}
          name="last_name"
          autoComplete="family-name"
          defaultValue={user.last_name}
          maxLength={LENGTHS.name.max}
          error={faults['last_name']}
          optional
        />
        <Select label={t('profile.locale')} hint={t('profile.localeHint')} name="locale" defaultValue={user.locale}>
          {LANGUAGE_CODES.map((language) => (
            <option key={language} value={language}>
              {t(`languages.${language}`)}
            </option>
          ))}
        </Select>
        <Button type="primary" htmlType="submit" aria-busy={isBusy}>
          {t('profile.save')}
        </Button>
      </form>
    </section>
  );
}
