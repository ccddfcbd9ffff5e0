import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteSet, ResolvedRelease } from '@atoll/contract/release';
import { i18n } from '@atoll/i18n/instance';
import { ensureTexts, takeDocumentTexts } from './texts';

const setOf = (version: string): RemoteSet => {
  const release = { version, base: `/r/mfe-a/${version}/`, declaration: { namespace: 'a' } };
  const candidates = [release as unknown as ResolvedRelease];
  return { rev: 1, channel: 'stable', remotes: [{ name: 'mfe-a', candidates }] };
};

let asked: string[];
let answers: Record<string, object>;
beforeEach(() => {
  asked = [];
  answers = {};
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const found = Object.entries(answers).find(([part]) => url.includes(part));
    return found ? Response.json(found[1]) : new Response('', { status: 404 });
  }) as never;
});
const title = (language: string) => i18n.getResource(language, 'a', 'title') as unknown;

describe('texts of a remote', () => {
  it('are those of the release that runs, and asked for again when that is another one', async () => {
    answers = {
      'ns=a@1': { translations: { a: { title: 'one' } } },
      'ns=a@2': { translations: { a: { title: 'two' } } },
    };
    await ensureTexts(setOf('1'), 'en', ['a']);
    await ensureTexts(setOf('1'), 'en', ['a']);
    expect([asked, title('en')]).toEqual([['/api/translations/?lang=en&ns=a@1'], 'one']);
    await ensureTexts(setOf('2'), 'en', ['a']);
    expect([asked.length, title('en')]).toEqual([2, 'two']);
  });

  it('are those of its files when the API has none', async () => {
    answers = {
      '/api/translations/': { translations: { a: {} } },
      '/r/mfe-a/3/locales/ru.json': { title: 'три' },
      '/r/mfe-a/3/locales/en.json': { title: 'three' },
    };
    await ensureTexts(setOf('3'), 'ru', ['a']);
    expect(title('ru')).toBe('три');
    await ensureTexts(setOf('3'), 'zh', ['a']);
    expect(title('zh')).toBe('three');
  });
});

describe('texts of a document', () => {
  const url = '/api/translations/?lang=en&ns=a';
  const drawn = { language: 'en' as const, textsVersion: '1', queries: [], texts: { a: { title: 'as drawn' } } };
  const more = () => i18n.getResource('en', 'a', 'more') as unknown;

  it('are those that it was drawn with, and the others from where it says', async () => {
    answers = { [url]: { translations: { a: { title: 'as changed since', more: 'besides' } } } };
    await takeDocumentTexts({ ...drawn, remotes: setOf('5'), textsUrl: url });
    expect([title('en'), more(), asked]).toEqual(['as drawn', 'besides', [url]]);
    await ensureTexts(setOf('5'), 'en', ['a']);
    expect(asked).toHaveLength(1);
  });

  it('are all in it where it names no place, and those of the files where that has none', async () => {
    i18n.removeResourceBundle('en', 'a');
    await takeDocumentTexts({ ...drawn, remotes: setOf('6') });
    expect([title('en'), more(), asked]).toEqual(['as drawn', undefined, []]);
    answers = { '/r/mfe-a/7/locales/en.json': { more: 'from the file' } };
    await takeDocumentTexts({ ...drawn, remotes: setOf('7'), textsUrl: url });
    expect([title('en'), more()]).toEqual(['as drawn', 'from the file']);
  });
});
