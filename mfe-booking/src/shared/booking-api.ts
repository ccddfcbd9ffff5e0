import { useGetBookingQuery } from '@atoll/api-client/endpoints/bookings.gen';
import { useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useGetPackageQuery } from '@atoll/api-client/endpoints/packages.gen';
import { useLanguage } from '@atoll/i18n/instance';

/** The package of the address, asked for exactly as the document's inlined answer was. */
export const useTripQuery = (slug: string) => useGetPackageQuery({ lang: useLanguage(), id: slug });

export const useAgencyQuery = () => useGetHomepageQuery({ lang: useLanguage() });

/** How to reach the agency; undefined until known, and where it cannot be known. */
export const useAgency = () => useAgencyQuery().data?.settings;

/** A request by its access token. */
export function useBookingQuery(id: string, token: string | undefined) {
  const lang = useLanguage();
  return useGetBookingQuery({ id, accessToken: token ?? '', lang }, { skip: !token });
}
