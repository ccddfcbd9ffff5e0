import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { errorText } from '@atoll/i18n/error-text';
import { useLanguage } from '@atoll/i18n/instance';
import { Notice } from '@atoll/ui/notice';
import { notify } from '@atoll/ui/shell-context';
import { BackLink } from '../office/back-link';
import { OfficePage } from '../office/office-page';
import { NO_OWN_PRICE, ownPriceFaults } from '../own-price/own-price';
import { NewBookingForm } from './new-booking-form';
import styles from './new-booking.module.css';
import { type MealPlan, NO_ROOM, type NewBookingValues, movedTo } from './new-booking-values';
import { QuotePanel } from './quote-panel';
import { useNewBooking } from './use-new-booking';

/** `/dashboard/bookings/new`: staff book for somebody who called, wrote or came by an agent. */
export default function NewBookingPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const language = useLanguage();
  const [params] = useSearchParams();
  const lead = params.get('lead') ?? undefined;
  // Who it is comes along outside of the address: addresses are written down in many places.
  const known = useLocation().state as Partial<NewBookingValues> | null;
  const [values, setValues] = useState<NewBookingValues>(() => ({
    what: params.has('resort') ? 'stay' : 'package',
    package: params.get('package') ?? '',
    ...NO_ROOM,
    resort: params.get('resort') ?? '',
    room: params.get('room') ?? '',
    checkOut: params.get('check_out') ?? '',
    rooms: params.get('rooms') ?? '',
    mealPlan: (params.get('meal_plan') ?? '') as MealPlan | '',
    checkIn: params.get('check_in') ?? '',
    adults: params.get('adults') ?? '2',
    ages: params.get('children_ages') ?? '',
    name: '',
    email: '',
    phone: '',
    locale: language,
    source: '',
    reason: '',
    requests: '',
    extras: {},
    landing: '',
    flightHome: '',
    ownPrice: NO_OWN_PRICE,
    ...known,
  }));
  const change = (next: Partial<NewBookingValues>) => setValues((before) => ({ ...before, ...next }));
  const booking = useNewBooking(values, {
    lead,
    onDone: ({ id, reference }) => {
      notify({ kind: 'success', text: t('newBooking.done', { reference }) });
      void navigate(paths.dashboardBooking(id));
    },
  });
  const { failure, live } = booking;
  const fault = failure?.fields ? undefined : (failure ?? (live.failure?.fields ? undefined : live.failure));
  return (
    <OfficePage
      title={t('newBooking.title')}
      lead={t('newBooking.lead')}
      back={<BackLink to={paths.dashboardBookings()}>{t('booking.back')}</BackLink>}
    >
      {fault && <Notice kind="error">{errorText(fault)}</Notice>}
      <div className={styles.columns}>
        <NewBookingForm
          values={values}
          lead={lead}
          faults={booking.faults}
          priceFaults={{ ...ownPriceFaults(failure), ...booking.priceFaults }}
          computed={live.quote?.total}
          isBusy={booking.isBusy}
          isEarly={booking.isEarly}
          onChange={change}
          onSubmit={() => void booking.send()}
        />
        <QuotePanel
          live={live}
          ownTotal={values.ownPrice.total}
          nextDays={booking.nextDays}
          onDay={(day) => change(movedTo(day, values))}
        />
      </div>
    </OfficePage>
  );
}
