import { BOOKING_KEYS, type TokenTaker, outcome } from './outcome.js';
import type { TokenWorld } from './token-kinds.js';

/** The places that take a token where guests write to the agency. */
export const messageTakers = ({ test, booking }: TokenWorld): Record<string, TokenTaker> => ({
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
