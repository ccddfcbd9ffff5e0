import { useTranslation } from 'react-i18next';
import { listed } from '@atoll/contract/lists';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import type { DetailsValues } from './details-values';

type Person = Partial<DetailsValues['people'][number]>;

/** How the dialog calls its fields, and what stands in them, where two people entered different things. */
export function useDetailsWords() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const lang = useLanguage();
  const names: Record<string, string> = {
    arrival_flight_at: t('booking.landing'),
    arrival_flight_no: t('details.flightNo'),
    departure_flight_at: t('booking.flightHome'),
    departure_flight_no: t('details.flightNoHome'),
    special_requests: t('booking.requests'),
    phone: t('booking.phone'),
    preferred_channel: t('details.channel'),
    people: t('details.people'),
  };
  const personOf = ({ name, birth_date: born }: Person) =>
    [name, born && format.date(born)].filter(Boolean).join(', ') || undefined;
  return {
    labelOf: ([field = '', place]: readonly string[]): string =>
      place === undefined ? (names[field] ?? '') : t('details.person', { number: Number(place) + 1 }),
    show: ([field]: readonly string[], value: unknown): string | undefined => {
      if (Array.isArray(value))
        return (
          listed(
            value.flatMap((one: Person) => personOf(one) ?? []),
            lang,
          ) || undefined
        );
      if (typeof value === 'object' && value !== null) return personOf(value);
      if (typeof value !== 'string' || value === '') return undefined;
      if (field?.endsWith('_at')) return `${format.date(value.slice(0, 10))}, ${value.slice(11)}`;
      return field === 'preferred_channel' ? t(`details.channels.${value as 'email'}`) : undefined;
    },
  };
}
