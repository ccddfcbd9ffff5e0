import { useTranslation } from 'react-i18next';
import type { ListView } from '../office/list-views';

/** Views of the inbox that everybody has. */
export function useBookingViews(): ListView[] {
  const { t } = useTranslation('admin');
  return [
    { name: t('views.replyToday'), query: 'status=requested&due=today&sort=clock' },
    { name: t('views.reply'), query: 'status=requested&sort=clock' },
    { name: t('views.changes'), query: 'change=true&sort=clock' },
    { name: t('views.proofs'), query: 'proof=true&sort=clock' },
    { name: t('views.moneyBack'), query: 'money_back=true&sort=clock' },
    { name: t('views.holds'), query: 'status=on_hold,awaiting_payment&sort=clock' },
    { name: t('views.arriving'), query: 'status=confirmed&arriving=7&sort=check_in' },
    {
      name: t('views.balance'),
      query: 'status=confirmed&payment=unpaid,partially_paid,deposit_paid,partially_refunded&sort=clock',
    },
  ];
}
