import { Booking } from '../../src/sales/bookings/booking.entity.js';
import { BOOKING_KEYS, type TokenTaker, outcome } from './outcome.js';
import type { TokenWorld } from './token-kinds.js';

/** An offer that there is none of. */
const NO_OFFER = '019aa7c1-0000-7000-8000-0000000000ff';

/** The places that take a token where guests tell the agency something: messages, details, and answers to what it offers. */
export const messageTakers = ({ test, booking, wish }: TokenWorld): Record<string, TokenTaker> => ({
  'PATCH /api/bookings/{id}/details/ access_token': {
    send: async (access_token) => {
      const { version } = await test.em().findOneOrFail(Booking, { id: booking.id });
      const call = test.api().patch(`/api/bookings/${booking.id}/details/`).query({ access_token });
      return outcome(await call.set('if-match', `"${version}"`).send({ phone: '+960 300 1234' }));
    },
    own: BOOKING_KEYS,
  },
  'GET /api/custom-trip-requests/{id}/wish/ access_token': {
    send: async (access_token) =>
      outcome(await test.api().get(`/api/custom-trip-requests/${wish.id}/wish/`).query({ access_token })),
    own: ['key of a wish'],
  },
  'POST /api/custom-trip-requests/{id}/offer/accept/ access_token': {
    send: async (access_token) =>
      outcome(
        await test
          .api()
          .post(`/api/custom-trip-requests/${wish.id}/offer/accept/`)
          .query({ access_token })
          .send({ offer: NO_OFFER, name: 'Eva', phone: '+960 300 1234', accept_terms: true }),
      ),
    own: ['key of a wish'],
  },
  'POST /api/custom-trip-requests/{id}/offer/decline/ access_token': {
    send: async (access_token) =>
      outcome(
        await test
          .api()
          .post(`/api/custom-trip-requests/${wish.id}/offer/decline/`)
          .query({ access_token })
          .send({ offer: NO_OFFER }),
      ),
    own: ['key of a wish'],
  },
  'GET /api/bookings/{id}/messages/ access_token': {
    send: async (access_token) =>
      outcome(await test.api().get(`/api/bookings/${booking.id}/messages/`).query({ access_token })),
    own: BOOKING_KEYS,
  },
  'POST /api/bookings/{id}/messages/ access_token': {
    send: async (access_token) =>
      outcome(
        await test
          .api()
          .post(`/api/bookings/${booking.id}/messages/`)
          .query({ access_token })
          .send({ text: 'Good morning' }),
      ),
    own: BOOKING_KEYS,
  },
  'POST /api/bookings/{id}/messages/read/ access_token': {
    send: async (access_token) =>
      outcome(await test.api().post(`/api/bookings/${booking.id}/messages/read/`).query({ access_token })),
    own: BOOKING_KEYS,
  },
});
