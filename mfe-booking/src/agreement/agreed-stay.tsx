import { useTranslation } from 'react-i18next';
import type { AgreedStayDto, BookingAgreementDto } from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { MALDIVES_RECORD } from '@atoll/i18n/maldives-time';
import { PriceConditions, PriceLines } from '@atoll/ui/price-details';
import { useGuests } from '../shared/use-guests';
import styles from './agreement.module.css';

interface Agreed {
  stay: AgreedStayDto;
  /** What held until then. */
  before: AgreedStayDto | undefined;
  /** Of a stay by nights; null for a package. */
  room: BookingAgreementDto['room'];
  isEarlier?: boolean;
}

/** One agreement: stay and party, what it costs, when it is due, and what comes back until when; what a change changed stands beside it. */
export function AgreedStay({ stay, before, room, isEarlier = false }: Agreed) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const { price_details: details } = stay;
  const facts = useFacts(room);
  const told = facts(stay);
  const was = before && facts(before);
  const title = t(isEarlier ? `agreement.held.${stay.type}` : `agreement.holds.${stay.type}`, {
    time: format.date(stay.at, MALDIVES_RECORD),
  });
  return (
    <section className={styles.stay} aria-label={title}>
      <h2>{title}</h2>
      <dl className={styles.facts}>
        {told.map(([label, value], index) => {
          const old = was?.[index]?.[1];
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {old !== undefined && old !== value && <small>{t('agreement.was', { value: old })}</small>}
              </dd>
            </div>
          );
        })}
      </dl>
      {details ? (
        <div className={styles.price}>
          <PriceLines details={details} nights={stay.nights} />
          <PriceConditions details={details} isAsked={false} />
        </div>
      ) : (
        <p className={styles.honest}>{t('agreement.priceNotKept')}</p>
      )}
    </section>
  );
}

/** What a stay is, in the words of the reader. */
function useFacts(room: BookingAgreementDto['room']): (stay: AgreedStayDto) => [label: string, value: string][] {
  const { t } = useTranslation(['booking', 'common']);
  const format = useFormat();
  const guests = useGuests();
  const roomFacts = (
    { name, meal_plan: plan }: NonNullable<typeof room>,
    nights: number,
    details: AgreedStayDto['price_details'],
  ): [label: string, value: string][] => {
    const count = details?.lines.find(({ kind }) => kind === 'base')?.qty ?? 1;
    return [
      [t('stay.nights'), format.number(nights)],
      [t('stay.room'), count > 1 ? t('stay.rooms', { number: format.number(count), name }) : name],
      ...(plan ? [[t('stay.meals'), t(`stay.plans.${plan}`)] as [string, string]] : []),
    ];
  };
  return ({ check_in: from, check_out: to, nights, adults, children_ages: ages, price_details: details, ...money }) => {
    const extras = (details?.lines ?? []).filter(({ kind }) => kind === 'extra');
    const names = extras.map(({ label, qty }) => (qty > 1 ? t('common:details.line', { label, count: qty }) : label));
    return [
      [
        t('confirmation.dates'),
        nights > 0 ? t('form.stay', { from: format.date(from), to: format.date(to) }) : format.date(from),
      ],
      ...(room ? roomFacts(room, nights, details) : []),
      [t('confirmation.guests'), guests(adults, ages)],
      [t('agreement.extras'), names.length > 0 ? format.list(names) : t('agreement.noExtras')],
      [t('confirmation.total'), format.usd(money.total)],
      [t('money.deposit'), format.usd(money.deposit_due)],
    ];
  };
}
