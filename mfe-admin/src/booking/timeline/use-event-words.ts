import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import {
  type BookingEventDto,
  type BookingLetterDto,
  useListBookingAssigneesQuery,
} from '@atoll/api-client/endpoints/bookings.gen';
import { useFormat } from '@atoll/i18n/instance';
import { signedUsd } from '../../office/signed-usd';
import type { TimelineEntry } from '../../office/timeline';
import type texts from '../../../locales/en.json';

type EventName = keyof (typeof texts)['timeline']['events'];
type LetterName = keyof (typeof texts)['timeline']['letters'];
type ReasonName = keyof (typeof texts)['reasons'];
type Words = Pick<TimelineEntry, 'what' | 'who' | 'text' | 'tone'>;

/** An amount among the facts of an event. */
const amountOf = (data: unknown, name: string): string | undefined => {
  const value = (data as BookingEventDto['data'] | undefined)?.[name];
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
};

/** What a letter is called. A name that is not known yet stands as it is. */
export function useLetterName(): (template: string | undefined) => string {
  const { t, i18n } = useTranslation('admin');
  return (template = '') =>
    i18n.exists(`admin:timeline.letters.${template}`) ? t(`timeline.letters.${template as LetterName}`) : template;
}

/** Events of a booking in words: what it was, who did it, what they wrote. A name that is not known yet stands as it is. */
export function useEventWords(): (event: BookingEventDto) => Words {
  const { t, i18n } = useTranslation('admin');
  const format = useFormat();
  const me = useSessionUser();
  const { data: colleagues } = useListBookingAssigneesQuery();
  const nameOf = useLetterName();
  const known = (key: string) => i18n.exists(`admin:${key}`);

  const letterWords = ({ template, to, status, error }: BookingLetterDto): Words => {
    const name = nameOf(template);
    return {
      // A later API may know of more.
      what: known(`timeline.letter.${status}`)
        ? t(`timeline.letter.${status}`, { name })
        : t('timeline.letterOf', { name }),
      who: to || undefined,
      text: error ?? undefined,
      tone: status === 'failed' || status === 'withheld' ? 'alarm' : 'letter',
    };
  };

  const whoOf = ({ actor_type: type, actor }: BookingEventDto): string => {
    if (type !== 'staff') return t(`timeline.actors.${type}`);
    return actor ?? t('timeline.actors.staff');
  };

  const whatOf = ({ type, data, reason_code: reason }: BookingEventDto): string => {
    const given = data?.assigned_to;
    if (type === 'assign') {
      if (given === null) return t('timeline.unassigned');
      if (given === me?.id) return t('timeline.assignedToYou');
      const colleague = colleagues?.find(({ id }) => id === given);
      if (colleague) return t('timeline.assignedTo', { name: colleague.name });
    }
    const event = known(`timeline.events.${type}`) ? t(`timeline.events.${type as EventName}`) : type;
    const reasonText = reason && known(`reasons.${reason}`) ? t(`reasons.${reason as ReasonName}`) : reason;
    const [fee, refund, amount, balance] = ['fee', 'refund', 'amount', 'balance'].map((name) => amountOf(data, name));
    const before = amountOf(data, 'total_before') ?? amountOf(data?.before, 'total');
    const total = amountOf(data, 'total') ?? amountOf(data?.after, 'total');
    const difference = amountOf(data, 'difference');
    return [
      event,
      reasonText,
      amount && format.usd(amount),
      fee && t('timeline.fee', { amount: format.usd(fee) }),
      refund && t('timeline.refund', { amount: format.usd(refund) }),
      balance && t('timeline.balance', { amount: format.usd(balance) }),
      before &&
        total &&
        before !== total &&
        t('timeline.total', { before: format.usd(before), total: format.usd(total) }),
      difference && t('timeline.difference', { amount: signedUsd(format, difference) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };

  return (event) =>
    event.letter
      ? letterWords(event.letter)
      : {
          what: whatOf(event),
          who: whoOf(event),
          text: event.message || undefined,
          tone: event.type === 'note' ? 'note' : undefined,
        };
}
