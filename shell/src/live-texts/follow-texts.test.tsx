import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useTranslation } from 'react-i18next';
import { GO_ON_EVENT, type GoOnEvent } from '@atoll/contract/document';
import { i18n, setLanguage } from '@atoll/i18n/instance';
import type { Drawing } from '../app-context';
import { ensureTexts, readTexts, takeTexts } from '../texts';
import { followTexts } from './follow-texts';

class Line {
  static all: Line[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onerror?: () => void;
  isClosed = false;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Line.all.push(this);
  }
  close() {
    this.isClosed = true;
  }
  async tell(event: object) {
    await act(async () => this.onmessage?.({ data: JSON.stringify(event) }));
  }
}

const set = { rev: 1, channel: 'stable', remotes: [] } as Drawing['set'];
const state = { language: 'ru', textsVersion: 'aa11', texts: { plain: { title: 'Острова' } } } as never;
const line = () => Line.all.at(-1)!;
const known = () => new URL(line().url, 'http://site').searchParams.get('known');

function Page() {
  const { t } = useTranslation(['plain', 'more'] as never);
  return (
    <label>
      {t('plain:title' as never)}
      <input />
    </label>
  );
}

let hidden = false;
const look = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

let stop: () => void;
beforeEach(async () => {
  jest.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Line.all = [];
  readTexts.length = 0;
  globalThis.EventSource = Line as never;
  takeTexts(set, 'ru', 'plain', { title: 'Острова' });
  takeTexts(set, 'zh', 'plain', { title: '群岛' });
  await setLanguage('ru');
  stop = followTexts({ set, state });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('texts of an open page', () => {
  it('are named with the version in which the page has them', () => {
    expect([line().url.split('?')[0], known()]).toEqual(['/live/texts', 'aa11:plain']);
  });

  it('change where they stand, and nothing that somebody types is lost', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Page />);
    await user.type(screen.getByRole('textbox'), 'Мальдивы');
    await line().tell({ part: 0, version: 'bb22', whole: false, texts: { plain: { title: 'Атоллы' } } });
    expect(screen.getByLabelText('Атоллы')).toHaveValue('Мальдивы');
    expect(screen.getByLabelText('Атоллы')).toHaveFocus();
  });

  it('are named anew as they are by then when the line breaks', async () => {
    await line().tell({ part: 0, version: 'bb22', whole: false, texts: { plain: { title: 'Атоллы' } } });
    line().onerror?.();
    expect([Line.all.length, line().isClosed]).toEqual([1, true]);
    jest.advanceTimersByTime(2000);
    expect([Line.all.length, known()]).toEqual([2, 'bb22:plain']);
  });

  it('take the place of those that came from files', async () => {
    takeTexts(set, 'ru', 'plain', { hero: { title: 'из файла' } });
    await line().tell({ part: 0, version: 'bb22', whole: true, texts: { plain: { 'hero.title': 'от агентства' } } });
    const Nested = () => <p>{useTranslation('plain' as never).t('hero.title' as never)}</p>;
    render(<Nested />);
    expect(screen.getByText('от агентства')).toBeInTheDocument();
  });

  it('wait until what the server drew has been gone on with', async () => {
    let isThere = false;
    let pass = () => undefined as void;
    const part = new Promise<void>((done) => (pass = done));
    const goOn = (event: Event) => !isThere && (event as GoOnEvent).detail.push(part);
    window.addEventListener(GO_ON_EVENT, goOn);
    const title = () => i18n.getResource('ru', 'plain', 'title') as unknown;
    await line().tell({ part: 0, version: 'bb22', whole: false, texts: { plain: { title: 'Атоллы' } } });
    expect(title()).toBe('Острова');
    isThere = true;
    await act(async () => pass());
    expect(title()).toBe('Атоллы');
    window.removeEventListener(GO_ON_EVENT, goOn);
  });

  it('are asked for with those that the page reads later, and in the language that it turns to', async () => {
    globalThis.fetch = (async () =>
      Response.json({ version: 'cc33', translations: { more: { word: 'слово' } } })) as never;
    await ensureTexts(set, 'ru', ['more']);
    jest.advanceTimersByTime(500);
    expect(known()).toBe('aa11:plain;cc33:more');
    globalThis.fetch = (async () =>
      Response.json({ version: 'dd44', translations: { more: { word: '词' } } })) as never;
    await ensureTexts(set, 'zh', ['more']);
    expect(Line.all).toHaveLength(2);
    await setLanguage('zh');
    jest.advanceTimersByTime(500);
    expect([line().url.includes('lang=zh'), known()]).toEqual([true, 'dd44:more']);
  });
});

describe('the line', () => {
  it('names the last ten sets of texts, which is as many as it may', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `set${index}`);
    for (const name of names) {
      globalThis.fetch = (async () =>
        Response.json({ version: `of-${name}`, translations: { [name]: { word: 'слово' } } })) as never;
      await ensureTexts(set, 'ru', [name]);
    }
    jest.advanceTimersByTime(500);
    expect(known()?.split(';')).toEqual(names.map((name) => `of-${name}:${name}`));
  });

  it('stands only while somebody looks at the page', () => {
    look(true);
    jest.advanceTimersByTime(600_000);
    expect([Line.all.length, line().isClosed]).toEqual([1, true]);
    look(false);
    jest.advanceTimersByTime(500);
    expect([Line.all.length, line().isClosed]).toEqual([2, false]);
  });

  it('is tried for less and less often, at least every few minutes, and as before once it stood', () => {
    const waits: number[] = [];
    const fail = () => {
      const [lines, began] = [Line.all.length, Date.now()];
      line().onerror?.();
      while (Line.all.length === lines) jest.advanceTimersByTime(500);
      waits.push(Date.now() - began);
    };
    for (let n = 0; n < 10; n++) fail();
    expect(waits.slice(0, 4)).toEqual([2000, 4000, 8000, 16_000]);
    expect(waits.slice(-2)).toEqual([300_000, 300_000]);
    line().onopen?.();
    fail();
    expect(waits.at(-1)).toBe(2000);
  });

  it('ends with the page', () => {
    stop();
    expect(line().isClosed).toBe(true);
    look(false);
    jest.advanceTimersByTime(10_000);
    expect(Line.all).toHaveLength(1);
  });
});
