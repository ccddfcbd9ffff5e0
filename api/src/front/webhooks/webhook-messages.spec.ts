import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { KINDS } from '../content/content-kinds.js';
import { THINGS, type Told, messageOf } from './webhook-messages.js';
import { eventOf } from './webhook-telling.queries.js';

const FILE = path.resolve(import.meta.dirname, '../../../openapi.json');
interface Reading {
  security?: Record<string, unknown>[];
}
const CALLS = (JSON.parse(readFileSync(FILE, 'utf8')) as { paths: Record<string, { get?: Reading }> }).paths;

const urlOf = (entity: string, action: string, named = true): unknown => {
  const told: Told = { id: 'm', at: '2026-11-21T08:00:00.000Z', action, entity, entity_id: '12', status: null };
  const row = { id: '12', name: 'reef', status: 'published' };
  return JSON.parse(messageOf('content.published', told, named ? row : undefined, 'https://a.example')).data.url;
};

describe('what happens', () => {
  it.each([
    ['booking.refund', null, 'payment.refunded'],
    ['trip_request.answer', 'answered', 'trip_request.changed'],
    ['review.rejected', 'approved', 'review.unpublished'],
    ['package.archive', 'published', 'content.unpublished'],
  ])('is told of as %s from %s: %s', (action, before, event) => {
    expect(eventOf({ action, before })).toBe(event);
  });

  it.each([
    ['review.rejected', 'pending'],
    ['package.archive', 'draft'],
    ['package.update', 'published'],
  ])('is nobody’s business as %s from %s', (action, before) => {
    expect(eventOf({ action, before })).toBeNull();
  });
});

describe('the address in a message', () => {
  it.each([...THINGS])('of a thing of the kind %s is one that the document has', (_entity, thing) => {
    expect(CALLS[`/api/${thing.path}`]).toHaveProperty('get');
  });

  it('is read with a key where it is a booking or content, and by staff where it is what people write', () => {
    const withKey = [...THINGS].filter(([, thing]) =>
      CALLS[`/api/${thing.path}`]?.get?.security?.some((need) => 'key' in need),
    );
    expect(withKey.map(([entity]) => entity)).toEqual(['booking', ...KINDS.map(({ name }) => name)]);
  });

  it('names the thing, and is none once there is nothing to read', () => {
    expect(urlOf('page', 'page.unpublish')).toBe('https://a.example/api/pages/12/editable/');
    expect(urlOf('page', 'page.delete')).toBeNull();
    expect(urlOf('page', 'page.publish', false)).toBeNull();
    expect(urlOf('webhook_endpoint', '')).toBeNull();
  });
});
