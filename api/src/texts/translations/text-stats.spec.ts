import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sourceHash } from './merge-texts.js';
import { listTexts } from './text-list.js';
import { TextBook, indexEdits, withCustomKeys } from './text-book.js';
import { percentage, statsOf } from './text-stats.js';
import type { CustomKeyRow, EditRow } from './translations.queries.js';

const text = fc.constantFrom('', ' ', 'text', 'Текст', '{{count}}');
const keys = ['a', 'b.c', 'nights_one', 'nights_few', 'nights_many', 'nights_other', 'x_other'];
const texts = fc.dictionary(fc.constantFrom(...keys), text);
const edits = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom(...keys, 'added', 'plural_one', 'plural_other'),
    language: fc.constantFrom('en', 'ru', 'zh'),
    value: fc.option(text),
    status: fc.constantFrom<EditRow['status']>('pending', 'approved'),
    base_hash: fc.constantFrom('0'.repeat(16), sourceHash(null)),
    source_hash: fc.option(fc.constantFrom('0'.repeat(16), sourceHash('text'))),
  }),
  { selector: ({ key, language }) => `${language} ${key}` },
);
const ADDED: CustomKeyRow[] = [
  { namespace: 'n', key: 'added', is_plural: false, description: null, max_length: 3 },
  { namespace: 'n', key: 'plural', is_plural: true, description: null, max_length: null },
];

describe('figures of a language', () => {
  it('add up, are those of the lists they lead to, and say 100 % only when nothing is missing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('en', 'ru', 'zh', 'ar'),
        fc.record({ en: texts, ru: texts, zh: texts }),
        edits,
        fc.subarray(ADDED),
        async (language, released, edited, added) => {
          const rows = edited.map((edit): EditRow => ({
            ...edit,
            id: '',
            namespace: 'n',
            origin: 'ui',
            version: 1,
            updated_by: null,
            updated_at: '2026-11-21T08:00:00.000Z',
            approved_by: null,
            approved_at: null,
          }));
          const book = new TextBook(language, withCustomKeys({ n: released }, added), indexEdits(rows), added);
          const stats = await statsOf(book);
          const { states } = await listTexts(book, {});
          const { texts: faulty } = await listTexts(book, { qa: 'error' });
          expect([stats.missing_keys, stats.stale_keys, stats.needs_work_keys, stats.review_keys]).toEqual([
            states.missing,
            states.outdated,
            states.needs_work,
            states.review,
          ]);
          expect(stats.qa_errors).toBe(faulty);
          expect(stats.total_keys).toBe(stats.approved_keys + stats.pending_keys + stats.missing_keys);
          expect(stats.translated_keys).toBe(stats.approved_keys + stats.pending_keys);
          expect(stats.completion_percentage === 100).toBe(stats.missing_keys === 0);
          expect(stats.approved_percentage === 100).toBe(stats.approved_keys === stats.total_keys);
          const sum = (name: 'total_keys' | 'missing_keys' | 'pending_keys') =>
            stats.namespaces.reduce((all, part) => all + part[name], 0);
          expect([sum('total_keys'), sum('missing_keys'), sum('pending_keys')]).toEqual([
            stats.total_keys,
            stats.missing_keys,
            stats.pending_keys,
          ]);
          for (const count of Object.values(stats))
            if (typeof count === 'number') expect(count).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are rounded down', () => {
    expect([percentage(1999, 2000), percentage(1, 3), percentage(0, 0), percentage(0, 5)]).toEqual([
      99.9, 33.3, 100, 0,
    ]);
  });

  it('count a plural once, and only in the forms that whole numbers reach', async () => {
    const released = {
      en: { n_one: '{{count}} night', n_other: '{{count}} nights', x: 'x' },
      ru: { n_one: 'ночь', n_few: '{{count}} ночи', x: 'икс' },
    };
    const book = (ru: object) =>
      new TextBook('ru', { n: { ...released, ru: { ...released.ru, ...ru } } }, indexEdits([]), []);
    expect(await statsOf(book({}))).toMatchObject({
      total_keys: 2,
      translated_keys: 1,
      missing_keys: 1,
      released_keys: 1,
    });
    expect(await statsOf(book({ n_many: '{{count}} ночей' }))).toMatchObject({
      translated_keys: 2,
      completion_percentage: 100,
      words_total: 3,
      last_updated: null,
      last_updated_by: null,
      namespaces: [{ namespace: 'n', total_keys: 2, missing_keys: 0, pending_keys: 0 }],
    });
  });
});
