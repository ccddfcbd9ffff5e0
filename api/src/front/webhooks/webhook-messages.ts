import type { WebhookEvent } from '@atoll/contract/webhook-events';
import { KINDS } from '../content/content-kinds.js';

/** Entries of the audit that others are told of, beside those of content. */
const ACTIONS: Readonly<Record<string, WebhookEvent>> = {
  'booking.create': 'booking.created',
  'booking.pay': 'booking.confirmed',
  'booking.honour': 'booking.confirmed',
  'booking.cancel': 'booking.cancelled',
  'booking.cancel_departure': 'booking.cancelled',
  ...Object.fromEntries(
    [
      ...['extend', 'transfer', 'approve', 'decline', 'expire', 'complete', 'no_show', 'offer', 'offer_transfer'],
      ...['request', 'reopen', 'price', 'change', 'details'],
    ].map((step) => [`booking.${step}`, 'booking.changed' as const]),
  ),
  'booking.payment': 'payment.received',
  'booking.refund': 'payment.refunded',
  'booking.payment_failed': 'payment.failed',
  'review.create': 'review.received',
  'review.approved': 'review.published',
  'review.hidden': 'review.unpublished',
  'review.rejected': 'review.unpublished',
  'review.delete': 'review.unpublished',
  'contact_message.create': 'message.received',
  'trip_request.create': 'trip_request.received',
  'trip_request.update': 'trip_request.changed',
  'trip_request.transition': 'trip_request.changed',
  'trip_request.answer': 'trip_request.changed',
};

/** What ends that visitors see a piece of content. */
const HIDING = ['unpublish', 'archive', 'delete'];

const OF_CONTENT: Readonly<Record<string, WebhookEvent>> = Object.fromEntries(
  KINDS.flatMap(({ name }) => [
    [`${name}.publish`, 'content.published'],
    ...HIDING.map((verb) => [`${name}.${verb}`, 'content.unpublished']),
  ]),
);

/** Kinds of event by entries of the audit. */
export const EVENT_OF: ReadonlyMap<string, WebhookEvent> = new Map(Object.entries({ ...ACTIONS, ...OF_CONTENT }));

/** Where the API reads what an entry is about, and what people call it by. */
interface Thing {
  table: string;
  /** Below `/api/`, as the document has it. */
  path: string;
  /** Column with a name that people use. */
  name: 'reference' | 'slug' | 'code' | null;
  id: 'uuid' | 'int';
}

/** What entries of the audit are about, by their entity. */
export const THINGS: ReadonlyMap<string, Thing> = new Map<string, Thing>([
  ['booking', { table: 'booking', path: 'bookings/{id}/', name: 'reference', id: 'uuid' }],
  ['review', { table: 'review', path: 'reviews/{id}/', name: null, id: 'uuid' }],
  ['contact_message', { table: 'contact_message', path: 'contact-messages/{id}/', name: 'reference', id: 'uuid' }],
  ['trip_request', { table: 'trip_request', path: 'custom-trip-requests/{id}/', name: 'reference', id: 'uuid' }],
  // Not where visitors read it: some kinds have no address there, and what is not shown any more is not read there.
  ...KINDS.map(({ name, path }): [string, Thing] => [
    name,
    { table: name, path: `${path}/{id}/editable/`, name: nameOf(name), id: 'int' },
  ]),
]);

function nameOf(kind: string): 'slug' | 'code' | null {
  if (kind === 'resort_image') return null;
  return kind === 'amenity' ? 'code' : 'slug';
}

/** An entry of the audit that others are told of. */
export interface Told {
  id: string;
  /** ISO 8601. */
  at: string;
  action: string;
  entity: string;
  entity_id: string;
  status: string | null;
}

/** What a thing is called and how it stands now. */
export interface Named {
  id: string;
  name: string | null;
  status: string | null;
}

/** Changes of what a message says; new members come without one. */
const FORM = 1;

/**
 * The body of a message: what happened to which thing, and where to read it. Nothing of a person stands in it: whoever may read the
 * thing asks for it.
 */
export function messageOf(event: string, told: Told, named: Named | undefined, base: string): string {
  const isThere = named !== undefined && !told.action.endsWith('.delete');
  const path = isThere ? THINGS.get(told.entity)?.path.replace('{id}', told.entity_id) : undefined;
  return JSON.stringify({
    type: event,
    timestamp: told.at,
    version: FORM,
    data: {
      object: told.entity,
      id: told.entity_id,
      reference: named?.name ?? null,
      status: told.status ?? named?.status ?? null,
      url: path ? `${base}/api/${path}` : null,
    },
  });
}
