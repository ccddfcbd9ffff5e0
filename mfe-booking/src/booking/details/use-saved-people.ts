import { useState } from 'react';
import { newIdempotencyKey, useCustomer } from '@atoll/api-client/base';
import {
  type SavedTravellerDto,
  useCreateSavedTravellerMutation,
  useListSavedTravellersQuery,
} from '@atoll/api-client/endpoints/customers.gen';
import type { Person } from './details-values';

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A line for somebody who is kept in the account. */
export const personOf = ({ name, birth_date, nationality }: SavedTravellerDto): Person => ({
  name,
  birthDate: birth_date ?? '',
  nationality: nationality ?? '',
});

/** Travellers that a signed-in customer has kept, and those of the form who may be kept as well. */
export function useSavedPeople() {
  const isCustomer = useCustomer() !== null;
  const { data = [] } = useListSavedTravellersQuery(undefined, { skip: !isCustomer });
  const [create] = useCreateSavedTravellerMutation();
  const [isKeeping, setKeeping] = useState(false);
  const unknown = (people: Person[]) =>
    isCustomer ? people.filter(({ name }) => name.trim() && !data.some((saved) => same(saved.name, name))) : [];
  return {
    /** Those who stand on no line yet. */
    others: (people: Person[]) => data.filter((saved) => !people.some(({ name }) => same(saved.name, name))),
    unknown,
    isKeeping,
    setKeeping,
    /** Keeps those of the form who are not, where that is wished for. @returns false where somebody could not be kept */
    keep: async (people: Person[]): Promise<boolean> => {
      if (!isKeeping) return true;
      const answers = await Promise.all(
        unknown(people).map(({ name, birthDate, nationality }) =>
          create({
            'Idempotency-Key': newIdempotencyKey(),
            createSavedTravellerDto: {
              name: name.trim(),
              birth_date: birthDate || null,
              nationality: nationality || null,
            },
          }),
        ),
      );
      return answers.every(({ error }) => error === undefined);
    },
  };
}
