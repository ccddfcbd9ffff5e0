import { randomUUID } from 'node:crypto';
import { SANDBOX_SIGNATURE } from '../../src/sales/payments/sandbox/sandbox-provider.js';
import { BOOKING_KEYS, type TokenTaker, outcome } from './outcome.js';
import type { TokenWorld } from './token-kinds.js';

/** The places that take a token where money moves. */
export const moneyTakers = ({ test, booking, message }: TokenWorld): Record<string, TokenTaker> => ({
  'GET /api/bookings/{id}/payments/ access_token': {
    send: async (access_token) =>
      outcome(await test.api().get(`/api/bookings/${booking.id}/payments/`).query({ access_token })),
    own: BOOKING_KEYS,
  },
  // Nothing is due for a request: who may is told so.
  'POST /api/bookings/{id}/payment-intents/ access_token': {
    send: async (access_token) =>
      outcome(
        await test
          .api()
          .post(`/api/bookings/${booking.id}/payment-intents/`)
          .set('idempotency-key', randomUUID())
          .query({ access_token }),
      ),
    own: BOOKING_KEYS,
  },
  'POST /api/bookings/{id}/payment-proofs/ access_token': {
    send: async (access_token) =>
      outcome(
        await test
          .api()
          .post(`/api/bookings/${booking.id}/payment-proofs/`)
          .set('idempotency-key', randomUUID())
          .query({ access_token })
          .attach('proof', Buffer.from('%PDF-1.7\n%%EOF'), 'slip.pdf'),
      ),
    own: BOOKING_KEYS,
  },
  'bearer POST /api/payments/webhooks/{provider}/': {
    send: async (signature) =>
      outcome(
        await test
          .api()
          .post('/api/payments/webhooks/sandbox/')
          .set('content-type', 'application/json')
          .set(SANDBOX_SIGNATURE, signature)
          .send(message),
      ),
    own: ['signature of a card provider'],
  },
});
