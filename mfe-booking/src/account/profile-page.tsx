import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, ifMatch, keepCustomer, useAppStore } from '@atoll/api-client/base';
import {
  type CustomerDto,
  useGetCustomerQuery,
  useUpdateCustomerMutation,
} from '@atoll/api-client/endpoints/customers.gen';
import { LANGUAGE_CODES, type Language } from '@atoll/contract/languages';
import { Checkbox } from '@atoll/ui/checkbox';
import { ErrorCard } from '@atoll/ui/error-card';
import { TextField } from '@atoll/ui/field';
import { Select } from '@atoll/ui/select';
import { Skeleton } from '@atoll/ui/skeleton';
import { useChecks } from '@atoll/ui/use-checks';
import { textOf, useSendForm } from '@atoll/ui/use-send-form';
import { AccountArea } from './account-area';
import styles from './account.module.css';
import { NameFields } from './name-fields';
import { SavedForm } from './saved-form';

const NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', zh: '中文' };

/** `/customer/dashboard/profile`: how the agency calls and reaches a customer. */
export default function ProfilePage() {
  return <AccountArea of="profile">{() => <Profile />}</AccountArea>;
}

function Profile() {
  const { t } = useTranslation('booking');
  const { data, error, refetch } = useGetCustomerQuery();
  if (data) return <ProfileForm key={data.id} customer={data} />;
  return error ? (
    <ErrorCard title={t('account.profile.failed')} error={error} onRetry={refetch} />
  ) : (
    <div aria-busy="true">
      <Skeleton lines={6} />
    </div>
  );
}

function ProfileForm({ customer }: { customer: CustomerDto }) {
  const { t } = useTranslation('booking');
  const store = useAppStore();
  const checks = useChecks();
  const [update] = useUpdateCustomerMutation();
  const [done, setDone] = useState<string | null>(null);
  const form = useSendForm(
    checks.all(checks.filled('first_name'), checks.phone),
    async (data) => {
      setDone(null);
      const saved = await update({
        'If-Match': ifMatch(customer.version),
        updateCustomerDto: {
          first_name: textOf(data, 'first_name'),
          last_name: textOf(data, 'last_name'),
          phone: textOf(data, 'phone') || null,
          locale: textOf(data, 'locale') as Language,
          marketing_opt_in: data.has('marketing_opt_in'),
        },
      }).unwrap();
      keepCustomer(store, saved);
      setDone(t('account.profile.saved'));
    },
    ({ status }: ApiError) => (status === 412 ? t('account.profile.changedElsewhere') : null),
  );
  const { user, phone, locale, marketing_opt_in: mayWrite } = customer;
  return (
    <div className={styles.part}>
      <SavedForm of={form} label={t('account.save')} done={done}>
        <NameFields first={user.first_name} last={user.last_name} faults={form.faults} />
        <TextField
          label={t('account.phone')}
          hint={t('account.profile.phoneHint')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={phone ?? ''}
          error={form.faults.phone}
          optional
        />
        <Select label={t('account.profile.language')} name="locale" defaultValue={locale}>
          {LANGUAGE_CODES.map((code) => (
            <option key={code} value={code} lang={code}>
              {NAMES[code]}
            </option>
          ))}
        </Select>
        <Checkbox label={t('account.newsletter')} name="marketing_opt_in" defaultChecked={mayWrite} />
      </SavedForm>
    </div>
  );
}
