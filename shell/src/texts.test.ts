import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentState } from '@atoll/contract/document';
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
  const documentOf = (release: string, more: Partial<DocumentState> = { textsUrl: url }): DocumentState => ({
    ...{ language: 'en', textsVersion: '1', queries: [], texts: { a: { title: 'as drawn' } }, remotes: setOf(release) },
    ...more,
  });
  const more = () => i18n.getResource('en', 'a', 'more') as unknown;
  beforeEach(() => void i18n.removeResourceBundle('en', 'a'));
  afterEach(() => {
    delete window.atollEarly;
  });

  it('are those that it was drawn with, and the others from where it says', async () => {
    answers = { [url]: { version: '1', translations: { a: { title: 'as changed since', more: 'besides' } } } };
    const state = documentOf('5');
    await takeDocumentTexts(state);
    expect([title('en'), more(), asked, state.textsVersion]).toEqual(['as drawn', 'besides', [url], '1']);
    await ensureTexts(setOf('5'), 'en', ['a']);
    expect(asked).toHaveLength(1);
  });

  it('are all in it where it names no place', async () => {
    const state = documentOf('6', {});
    await takeDocumentTexts(state);
    expect([title('en'), more(), asked, state.textsVersion]).toEqual(['as drawn', undefined, [], '1']);
  });

  it('are those of the files where that has none, of no version that the site knows, and none in front of what is drawn', async () => {
    answers = { '/r/mfe-a/7/locales/en.json': { more: 'from the file', hero: { title: 'Released', lead: 'Lead' } } };
    const state = documentOf('7', { textsUrl: url, texts: { a: { title: 'as drawn', 'hero.title': 'Edited' } } });
    await takeDocumentTexts(state);
    expect([title('en'), more(), state.textsVersion]).toEqual(['as drawn', 'from the file', '']);
    const t = i18n.getFixedT('en', 'a' as never) as unknown as (key: string) => string;
    expect([t('hero.title'), t('hero.lead')]).toEqual(['Edited', 'Lead']);
  });

  it('are those that were drawn where nothing else can be had', async () => {
    await takeDocumentTexts(documentOf('10'));
    expect([title('en'), more()]).toEqual(['as drawn', undefined]);
  });

  it('are of no version either where another one is answered', async () => {
    answers = { [url]: { version: '2', translations: { a: { more: 'newer' } } } };
    const state = documentOf('8');
    await takeDocumentTexts(state);
    expect([title('en'), more(), state.textsVersion]).toEqual(['as drawn', 'newer', '']);
  });

  it.each([
    ['had come', Promise.resolve(Response.json({ version: '1', translations: { a: { more: 'early' } } })), 'early'],
    ['did not come', Promise.resolve(undefined), 'from the file'],
    ['was none', Promise.resolve(new Response('busy', { status: 503 })), 'from the file'],
    ['was no list of texts', Promise.resolve(new Response('<html>')), 'from the file'],
    ['does not come', new Promise<undefined>(() => undefined), 'from the file'],
  ])('are not asked for twice where the first answer %s', async (_what, texts, said) => {
    window.atollEarly = { pressed: [], end: () => undefined, texts };
    answers = { '/r/mfe-a/9/locales/en.json': { more: 'from the file' } };
    await takeDocumentTexts(documentOf('9'));
    expect([more(), asked.includes(url)]).toEqual([said, false]);
  });

  it('are asked for by the first script beside the code, which comes to life where nobody answers', async () => {
    document.head.innerHTML = `<template id="atoll-late" data-texts="${url}"><link id="code" /></template>`;
    Object.defineProperty(document, 'hidden', { value: true });
    globalThis.fetch = (async (address: string) => {
      asked.push(address);
      throw new TypeError('offline');
    }) as never;
    // A script, not a module.
    await import('./start' as string);
    expect([asked, document.querySelector('#code') !== null]).toEqual([[url], true]);
    await expect(window.atollEarly?.texts).resolves.toBeUndefined();
  });
});
