import { useCustomer } from '@atoll/api-client/base';
import { useGetBookingQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useGetPackageQuery } from '@atoll/api-client/endpoints/packages.gen';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';

/** Which booking, and what opens it: every call about it takes these. */
export interface BookingKey {
  id: string;
  accessToken: string;
  lang: Language;
}

/** The package of the address, asked for exactly as the document's inlined answer was. */
export const useTripQuery = (slug: string) => useGetPackageQuery({ lang: useLanguage(), id: slug });

export const useAgencyQuery = () => useGetHomepageQuery({ lang: useLanguage() });

/** How to reach the agency; undefined until known, and where it cannot be known. */
export const useAgency = () => useAgencyQuery().data?.settings;

/** The booking of an address and of the access to it. */
export const useBookingKey = (id: string, token: string | undefined): BookingKey => ({
  id,
  accessToken: token ?? '',
  lang: useLanguage(),
});

/** A booking by its access token, or of the customer who is signed in. */
export const useBookingQuery = (booking: BookingKey) =>
  useGetBookingQuery(booking, { skip: !useMayOpen(booking.accessToken) });

/** Whether somebody is here whom a booking may open to: with its key, or signed in. */
export function useMayOpen(token: string | undefined): boolean {
  const customer = useCustomer();
  return Boolean(token) || customer !== null;
}
