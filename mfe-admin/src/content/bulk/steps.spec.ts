import { describe, expect, it } from '@jest/globals';
import type { ContentRow } from '../content-api';
import { KINDS } from '../kinds';
import { type BulkAction, actionsFor, passesOver, wayBack } from './steps';

const PACKAGES = KINDS.get('packages')!;
const NOW = Date.parse('2026-11-27T08:00:00Z');
const row = (status: string, more: object = {}) =>
  ({
    id: 1,
    status,
    category_code: 'diving',
    editing: { version: 3, publish_at: null, unpublish_at: null },
    ...more,
  }) as unknown as ContentRow;
const scheduled = (publish_at: string) => row('scheduled', { editing: { version: 3, publish_at, unpublish_at: null } });
const back = (action: Parameters<typeof wayBack>[1], of: ContentRow) => wayBack(PACKAGES, action, of, NOW);

describe('what can be done with many things', () => {
  it('is what somebody may do with one', () => {
    expect(actionsFor(PACKAGES, { change: true, publish: true })).toEqual([
      ...['publish', 'unpublish', 'category', 'archive', 'restore-draft'],
    ]);
    expect(actionsFor(PACKAGES, { change: true, publish: false })).toEqual(['category']);
    expect(actionsFor(KINDS.get('posts')!, { change: true, publish: false })).toEqual([]);
    expect(actionsFor(PACKAGES, { change: false, publish: false })).toEqual([]);
  });

  it('passes over what it would not change, and what somebody may not store', () => {
    const over = (action: BulkAction, status: string, category = '', publish = true) =>
      passesOver(PACKAGES, action, row(status), { category, may: { change: true, publish } });
    expect(over('publish', 'draft')).toBeNull();
    expect(over('publish', 'published')).toBe('state');
    expect(over('publish', 'archived')).toBe('state');
    expect(over('restore-draft', 'unpublished')).toBe('state');
    expect(over('category', 'published', 'diving')).toBe('category');
    expect(over('category', 'published', 'surfing')).toBeNull();
    expect(over('category', 'archived', 'surfing')).toBe('state');
    expect(over('category', 'published', 'surfing', false)).toBe('publisher');
    expect(over('category', 'scheduled', 'surfing', false)).toBe('publisher');
    expect(over('category', 'unpublished', 'surfing', false)).toBeNull();
  });
});

describe('the way back', () => {
  it('leads from the site to where a thing was', () => {
    expect(back('publish', row('draft'))).toEqual([{ to: 'unpublish' }, { to: 'restore-draft' }]);
    expect(back('publish', row('in_review'))).toEqual([
      ...[{ to: 'unpublish' }, { to: 'restore-draft' }, { to: 'submit' }],
    ]);
    expect(back('publish', row('unpublished'))).toEqual([{ to: 'unpublish' }]);
    const publish_at = '2026-12-01T03:00:00Z';
    expect(back('publish', scheduled(publish_at))).toEqual([
      ...[{ to: 'unpublish' }, { to: 'schedule', told: { publish_at } }],
    ]);
    expect(back('publish', scheduled('2026-11-01T03:00:00Z'))).toEqual([{ to: 'unpublish' }]);
  });

  it('keeps the day on which a thing was to leave the site', () => {
    const unpublish_at = '2027-01-15T03:00:00Z';
    const published = row('published', { editing: { version: 3, publish_at: null, unpublish_at } });
    expect(back('unpublish', published)).toEqual([{ to: 'publish', told: { unpublish_at } }]);
    expect(back('unpublish', row('published'))).toEqual([{ to: 'publish' }]);
  });

  it('leads out of what was put away, and never over the site for what was not on it', () => {
    expect(back('archive', row('published'))).toEqual([{ to: 'restore-draft' }, { to: 'publish' }]);
    expect(back('archive', row('draft'))).toEqual([{ to: 'restore-draft' }]);
    expect(back('archive', row('unpublished'))).toEqual([{ to: 'restore-draft' }]);
    expect(back('restore-draft', row('archived'))).toEqual([{ to: 'archive', told: { confirm: true } }]);
  });

  it('gives each thing the category that it had', () => {
    expect(back('category', row('draft'))).toEqual([{ to: 'set', told: { category_code: 'diving' } }]);
    const faq = wayBack(KINDS.get('faqs')!, 'category', row('draft', { category_code: 'visa' }), NOW);
    expect(faq).toEqual([{ to: 'set', told: { category: 'visa' } }]);
  });
});
