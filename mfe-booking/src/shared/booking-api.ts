import { skipToken } from '@reduxjs/toolkit/query/react';
import { CACHE, api } from '@atoll/api-client/base';
import { documentQueries, toSearch } from '@atoll/contract/document-queries';
import type { Language } from '@atoll/contract/languages';
import { useLanguage } from '@atoll/i18n/instance';
import type { PictureData } from '@atoll/ui/picture';
import type { BookingBody } from './booking-body';
import type { Trip } from './trip';

/** A request as its guest sees it. */
export interface Booking {
  id: string;
  reference: string;
  package: { id: number; slug: string; name: string; cover_image: PictureData | null };
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  travellers: number;
  contact: { name: string; email: string; phone: string };
  special_requests: string;
  total: string;
  currency: string;
  reply_by: string;
}

/** The agency's settings that a traveller needs. */
interface Agency {
  site_title?: string;
  whatsapp_number?: string | null;
  contact_phone?: string | null;
  contact_email?: string | null;
}

interface Intent {
  package: string;
  check_in?: string;
  travellers?: number;
  locale: Language;
}

const address = (path: string, arg: object) => `/api/${path}?${toSearch(arg)}`;

/** Calls of booking, under the operation names of the API, so that answers of the document are found in the cache. */
const bookingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHomepage: build.query<{ settings: Agency }, { lang: string }>({
      query: ({ lang }) => address('homepage/public/', { lang }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['homepage'],
    }),
    getPackage: build.query<Trip, { id: string; lang: string }>({
      query: ({ id, lang }) => address(`packages/${encodeURIComponent(id)}/`, { lang }),
      keepUnusedDataFor: CACHE.medium,
      providesTags: ['packages'],
    }),
    getBooking: build.query<Booking, { id: string; access_token: string; lang: string }>({
      query: ({ id, ...arg }) => address(`bookings/${encodeURIComponent(id)}/`, arg),
      providesTags: ['bookings'],
    }),
    createBooking: build.mutation<Booking & { access_token: string }, { key: string; body: BookingBody }>({
      query: ({ key, body }) => ({
        url: '/api/bookings/',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['bookings'],
    }),
    createBookingIntent: build.mutation<{ whatsapp_url: string; text: string }, Intent>({
      query: (body) => ({ url: '/api/booking-intents/', method: 'POST', body }),
    }),
  }),
});

const { useGetBookingQuery, useGetHomepageQuery, useGetPackageQuery } = bookingApi;
export const { useCreateBookingIntentMutation, useCreateBookingMutation } = bookingApi;

/** The package of the address, asked for exactly as the document's inlined answer was. */
export const useTripQuery = (slug: string) => useGetPackageQuery(documentQueries.package(useLanguage(), slug));

export const useAgencyQuery = () => useGetHomepageQuery(documentQueries.home(useLanguage()));

/** How to reach the agency; undefined until known, and where it cannot be known. */
export const useAgency = () => useAgencyQuery().data?.settings;

/** A request by its access token. */
export function useBookingQuery(id: string, token: string | undefined) {
  const lang = useLanguage();
  return useGetBookingQuery(token ? { id, access_token: token, lang } : skipToken);
}
