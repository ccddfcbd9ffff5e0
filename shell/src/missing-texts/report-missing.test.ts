import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RemoteSet } from '@atoll/contract/release';
import { addTexts, i18n, setLanguage } from '@atoll/i18n/instance';
import { reportMissing } from './report-missing';

const candidate = { version: '0.1.0-3f1c9a0b', declaration: { namespace: 'islands' } };
const set = {
  rev: 1,
  channel: 'stable',
  remotes: [{ name: 'mfe-islands', candidates: [candidate] }],
} as never as RemoteSet;

const sent: Promise<object>[] = [];
const read = (body: Blob) =>
  new Promise<object>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(JSON.parse(String(reader.result)) as object);
    reader.readAsText(body);
  });
const t = i18n.t as unknown as (key: string, options?: object) => string;

describe('texts that a page asks for and does not get', () => {
  let stop: () => void;
  beforeEach(async () => {
    jest.useFakeTimers();
    sent.length = 0;
    navigator.sendBeacon = jest.fn((address: string, body: Blob) => {
      sent.push(read(body));
      return address === '/api/translations/missing/';
    }) as never;
    addTexts('ru', 'islands', { title: 'Острова', nights_one: '{{count}} ночь', nights_many: '{{count}} ночей' });
    await setLanguage('ru');
    stop = reportMissing(set);
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('are told once, with their release and kind, together', async () => {
    t('islands:title');
    t('islands:gone');
    t('islands:gone');
    t('islands:nights', { count: 2 });
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(await Promise.all(sent)).toEqual([
      {
        ...{ remote: 'mfe-islands', build_id: '0.1.0-3f1c9a0b', lang: 'ru' },
        items: [
          { ns: 'islands', key: 'gone', kind: 'unknown' },
          { ns: 'islands', key: 'nights_few', kind: 'plural' },
          { ns: 'islands', key: 'nights_other', kind: 'plural' },
        ],
      },
    ]);
  });

  it('are told when the page is left, and not again after that', async () => {
    t('islands:gone');
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
    jest.advanceTimersByTime(20_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('are not written among the texts, and draw no page anew', () => {
    const added = jest.fn();
    i18n.store.on('added', added);
    t('islands:gone');
    i18n.store.off('added', added);
    expect(added).not.toHaveBeenCalled();
    expect(i18n.getResource('ru', 'islands', 'gone')).toBeUndefined();
  });

  it('of no release are told to nobody', () => {
    t('common:gone');
    t('elsewhere:gone');
    jest.advanceTimersByTime(10_000);
    expect(sent).toHaveLength(0);
  });
});
