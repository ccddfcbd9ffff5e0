import type { CreateTripRequestDto } from '@atoll/api-client/endpoints/trip-requests.gen';
import type { Language } from '@atoll/contract/languages';
import { sentences } from '@atoll/contract/lists';
import type { WishFaults, WishField, WishValues } from './wish-values';

/** What is sent of a builder without faults; the token is added when it leaves. */
export type WishBody = Omit<CreateTripRequestDto, 'form_token' | 'website'>;

/** @param currency in which the traveller thinks */
export function wishBody(
  values: WishValues,
  { language, currency }: { language: Language; currency: string },
): WishBody {
  const { when, duration, budget, name, phone, adults, children_ages } = values;
  const days = when === 'dates' ? { date_from: values.date_from, date_to: values.date_to } : { duration };
  return {
    description: values.description.trim(),
    email: values.email.trim(),
    ...(name.trim() && { name: name.trim() }),
    ...(phone.trim() && { phone: phone.trim() }),
    ...days,
    ...(when === 'month' && { travel_month: values.travel_month }),
    ...(budget && { budget }),
    travellers: adults + children_ages.length,
    children_ages: children_ages.map((age) => age ?? 0),
    destinations: values.destinations,
    builder: {
      when: when || 'flexible',
      stays: values.stays,
      styles: values.styles,
      interests: values.interests,
      budget_for: 'person',
      contact_by: values.contact_by,
    },
    locale: language,
    currency: currency as NonNullable<WishBody['currency']>,
    consent: true,
  };
}

const FIELDS: readonly string[] = [
  'date_from',
  'date_to',
  'travel_month',
  'travellers',
  'description',
  'name',
  'email',
  'phone',
  'consent',
];

/** Messages of a 400 answer by field of the builder; `rest` are those that belong to none. */
export function refusedFields(fields: Record<string, string[]>): {
  faults: WishFaults;
  rest: Record<string, string[]>;
} {
  const faults: WishFaults = {};
  const rest: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(fields)) {
    const own = field.startsWith('children_ages') ? 'travellers' : field.replace(/^builder\.when$/, 'when');
    if (own === 'when' || FIELDS.includes(own)) faults[own as WishField] = { message: sentences(...messages) };
    else rest[field] = messages;
  }
  return { faults, rest };
}
