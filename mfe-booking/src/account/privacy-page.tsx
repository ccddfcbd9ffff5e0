import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { newIdempotencyKey, signOutCustomer, useAppStore } from '@atoll/api-client/base';
import { useDeleteCustomerMutation, useExportCustomerDataMutation } from '@atoll/api-client/endpoints/customers.gen';
import { localized, paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { useChecks } from '@atoll/ui/use-checks';
import { secretOf, useSendForm } from '@atoll/ui/use-send-form';
import { useDownload } from '../shared/use-download';
import { AccountArea } from './account-area';
import styles from './account.module.css';
import { PasswordField } from './password-field';
import { SavedForm } from './saved-form';

/** `/customer/dashboard/privacy`: a copy of everything that is stored, and the end of the account. */
export default function PrivacyPage() {
  return (
    <AccountArea of="privacy">
      {() => (
        <>
          <ExportPart />
          <DeletePart />
        </>
      )}
    </AccountArea>
  );
}

function ExportPart() {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const [make, { data: file, error, isLoading }] = useExportCustomerDataMutation();
  const { download, isBusy } = useDownload();
  const fetchFile = async () => {
    const { data } = await make({ 'Idempotency-Key': newIdempotencyKey() });
    if (data) await download({ url: data.url, name: 'my-data.json' });
  };
  return (
    <section className={styles.part} aria-labelledby="account-export">
      <h2 id="account-export">{t('account.privacy.export')}</h2>
      <p>{t('account.privacy.exportText')}</p>
      {error && <Notice kind="error">{errorText(error)}</Notice>}
      {file && (
        <Notice kind="success">{t('account.privacy.exported', { date: format.dateTime(file.expires_at) })}</Notice>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" busy={isLoading || isBusy} onClick={() => void fetchFile()}>
          {t('account.privacy.exportButton')}
        </Button>
      </div>
    </section>
  );
}

function DeletePart() {
  const { t } = useTranslation('booking');
  const store = useAppStore();
  const navigate = useNavigate();
  const language = useLanguage();
  const checks = useChecks();
  const [erase] = useDeleteCustomerMutation();
  const [isSure, setSure] = useState(false);
  const form = useSendForm(checks.filled('password'), async (data) => {
    await erase({ passwordDto: { password: secretOf(data, 'password') } }).unwrap();
    notify({ kind: 'success', text: t('account.privacy.deleted') });
    await navigate(localized(paths.home(), language));
    signOutCustomer(store);
  });
  return (
    <section className={styles.part} aria-labelledby="account-delete">
      <h2 id="account-delete">{t('account.privacy.delete')}</h2>
      <p>{t('account.privacy.deleteText')}</p>
      <p>{t('account.privacy.stays')}</p>
      {isSure ? (
        <SavedForm of={form} label={t('account.privacy.deleteForGood')}>
          <PasswordField label={t('account.password')} name="password" autoFocus error={form.faults.password} />
        </SavedForm>
      ) : (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => setSure(true)}>
            {t('account.privacy.deleteOpen')}
          </Button>
        </div>
      )}
    </section>
  );
}
