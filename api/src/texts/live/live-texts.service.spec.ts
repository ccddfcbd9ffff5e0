import type { ServerResponse } from 'node:http';
import { mock } from 'node:test';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { DatabasePulse } from '../../platform/data/database-pulse.js';
import type { TranslationsService } from '../translations/translations.service.js';
import { LiveTexts } from './live-texts.service.js';
import { EventStream } from './open-streams.js';

afterEach(() => mock.timers.reset());

describe('the line of an open page', () => {
  it('has a sign of life every 25 seconds, which nothing on the way cuts it before', () => {
    mock.timers.enable({ apis: ['setInterval'] });
    const written: string[] = [];
    const raw = { writableLength: 0, write: (text: string) => written.push(text), end: () => undefined };
    const read = async () => ({ body: JSON.stringify({ version: 'aa11', translations: {} }) });
    const live = new LiveTexts(
      { read } as unknown as TranslationsService,
      { listening: true, subscribe: () => undefined } as unknown as DatabasePulse,
    );
    live.onApplicationBootstrap();
    const part = { version: 'aa11', namespaces: ['home'] };
    live.follow(new EventStream(raw as unknown as ServerResponse), '127.0.0.1', 'ru', [part]);
    mock.timers.tick(24_999);
    expect(written).toEqual([]);
    mock.timers.tick(1);
    expect(written).toEqual([':\n\n']);
    mock.timers.tick(25_000);
    expect(written).toHaveLength(2);
    live.beforeApplicationShutdown();
    mock.timers.tick(60_000);
    expect(written).toHaveLength(2);
  });
});
