import { beforeEach, describe, expect, it } from '@jest/globals';
import { browserLanguage, firstVisitRedirect, languageOf, storeLanguage } from './language-choice.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'languages', { configurable: true, value: ['de-DE', 'ru-RU', 'en'] });
});

describe('the language of a page', () => {
  it('is that of the prefix on public pages, whatever is stored', () => {
    storeLanguage('ru');
    expect(languageOf('/zh/packages')).toBe('zh');
    expect(languageOf('/packages')).toBe('en');
  });
  it('comes from storage, else from the browser, in the office', () => {
    expect(languageOf('/dashboard/overview')).toBe('ru');
    storeLanguage('zh');
    expect(languageOf('/dashboard/overview')).toBe('zh');
  });
  it('takes the first language of the browser that the interface has', () => {
    expect(browserLanguage(['fr', 'zh-TW', 'ru'])).toBe('zh');
    expect(browserLanguage(['fr'])).toBeNull();
  });
});

describe('a first visit', () => {
  it('goes once from an unprefixed address to the reader’s language', () => {
    expect(firstVisitRedirect('/packages', 'Mozilla/5.0')).toBe('/ru/packages');
    expect(firstVisitRedirect('/packages', 'Mozilla/5.0')).toBeNull();
  });
  it('stays for crawlers, prefixed addresses, the office and English readers', () => {
    expect(firstVisitRedirect('/', 'Googlebot/2.1')).toBeNull();
    expect(firstVisitRedirect('/zh', 'Mozilla/5.0')).toBeNull();
    expect(firstVisitRedirect('/dashboard/overview', 'Mozilla/5.0')).toBeNull();
    storeLanguage('en');
    expect(firstVisitRedirect('/', 'Mozilla/5.0')).toBeNull();
  });
});
