import { describe, expect, it } from '@jest/globals';
import { TextBook, indexEdits } from '../text-book.js';
import type { EditRow } from '../translations.queries.js';
import { planPutBack, reportOf } from './put-back-plan.js';
import { MAX_TOLD } from './releases.dto.js';
import type { FormerText } from './releases.queries.js';

const edit = (language: string, key: string, value: string): EditRow => ({
  ...{ id: '', namespace: 'home', key, language, value, status: 'pending', origin: 'ui', version: 2 },
  ...{ base_hash: '', source_hash: null, updated_by: null, updated_at: '2026-11-27T08:00:00.000Z' },
  ...{ approved_by: null, approved_at: null },
});
const former = (language: string, key: string, previous: string, more: Partial<FormerText> = {}): FormerText => ({
  ...{ namespace: 'home', key, language, previous, previous_status: 'pending', version: 2, stands: 2 },
  ...{ base_hash: '', source_hash: null },
  ...more,
});

describe('what becomes of texts that are put back', () => {
  it('is judged by the English of then, also in a language whose code comes before it', async () => {
    const custom = [{ namespace: 'home', key: 'boat', is_plural: false, description: null, max_length: null }];
    const edits = indexEdits([edit('en', 'boat', 'Boat {{name}}'), edit('de', 'boat', 'Boot {{name}}')]);
    const opened: string[] = [];
    const { texts } = await planPutBack(
      [former('de', 'boat', 'Boot {{number}}'), former('en', 'boat', 'Boat {{number}}')],
      async (language) => {
        opened.push(language);
        return new TextBook(language, { home: { en: { boat: '' } } }, edits, custom);
      },
    );
    expect(opened).toEqual(['en', 'de']);
    expect(texts.map(({ back, left }) => [back?.value, left])).toEqual([
      ['Boat {{number}}', null],
      ['Boot {{number}}', null],
    ]);
  });

  it('is told of a thousand texts, of those first that stay', async () => {
    const keys = Array.from({ length: MAX_TOLD + 1 }, (_, index) => `text.${index}`);
    const released = { home: { en: Object.fromEntries(keys.map((key) => [key, 'Text'])) } };
    const edits = indexEdits(keys.map((key) => edit('en', key, 'Later')));
    const formers = keys.map((key, index) => former('en', key, 'Before', index === MAX_TOLD ? { stands: 3 } : {}));
    const plan = await planPutBack(formers, async (language) => new TextBook(language, released, edits, []));
    const report = reportOf(plan, true);
    expect([report.back, report.left, report.texts.length]).toEqual([MAX_TOLD, 1, MAX_TOLD]);
    expect(report.texts[0]).toMatchObject({ id: `en:home:text.${MAX_TOLD}`, left: 'edited_since' });
    expect(report.texts[1]).toMatchObject({ id: 'en:home:text.0', left: null });
  });
});
