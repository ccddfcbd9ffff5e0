import { useTranslation } from 'react-i18next';
import { LENGTHS, MAIL_ADDRESS, PHONE } from '@atoll/contract/rules';
import { type Faults, secretOf, textOf } from './use-send-form.tsx';

type Check = (data: FormData) => Faults;

/** What is wrong with fields that many forms have, in words. */
export function useChecks() {
  const { t } = useTranslation('common');
  const email: Check = (data) => {
    const address = textOf(data, 'email');
    if (!address) return { email: t('form.required') };
    return MAIL_ADDRESS.test(address) ? {} : { email: t('form.email') };
  };
  const filled =
    (name: string): Check =>
    (data) =>
      secretOf(data, name).trim() ? {} : { [name]: t('form.required') };
  const newPassword =
    (name: string): Check =>
    (data) =>
      secretOf(data, name).length >= LENGTHS.password.min
        ? {}
        : { [name]: t('form.min', { count: LENGTHS.password.min }) };
  const phone: Check = (data) => {
    const number = textOf(data, 'phone');
    return !number || (PHONE.test(number) && number.length <= LENGTHS.phone.max) ? {} : { phone: t('form.phone') };
  };
  const all =
    (...checks: Check[]): Check =>
    (data) =>
      Object.assign({}, ...checks.map((check) => check(data))) as Faults;
  return { email, filled, newPassword, phone, all };
}
