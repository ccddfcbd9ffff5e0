import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type request from 'supertest';
import type { Role } from '@atoll/contract/permissions';
import type { TranslationTextDto } from '../src/texts/translations/translations.dto.js';
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.js';

const HOME = {
  en: {
    hero: { title: 'Islands', lead: 'Boats to {{place}}' },
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
  },
  ru: {
    hero: { title: 'Острова' },
    nights_one: '{{count}} ночь',
    nights_few: '{{count}} ночи',
    nights_other: '{{count}} ночи',
  },
  zh: { hero: { title: '群岛', lead: '' } },
};

export interface TextsApp extends TestApp {
  HOME: typeof HOME;
  /** Releases texts of a namespace as the shell's build does, and waits until they are seen. */
  release(namespace: string, texts: Record<string, object>): Promise<void>;
  /** Texts of the staff's list. */
  rows(query: string): Promise<TranslationTextDto[]>;
  /** Writes a text. */
  put(id: string, value: unknown, more?: object, ifMatch?: string, role?: Role): Promise<request.Response>;
  /** Moves everything that was changed so far into the past. Minutes. */
  age(minutes: number): Promise<void>;
}

/** An application with a few released texts: `common` and `home`. */
export async function createTextsApp(options: TestAppOptions = {}): Promise<TextsApp> {
  const shell = mkdtempSync(path.join(tmpdir(), 'atoll-texts-'));
  let stamp = 0;
  const write = (namespace: string, texts: Record<string, object>) => {
    const folder = path.join(shell, 'locales', namespace);
    mkdirSync(folder, { recursive: true });
    for (const [language, text] of Object.entries(texts))
      writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(text));
    writeFileSync(path.join(shell, 'shell.json'), JSON.stringify({ build: 'x'.repeat(++stamp) }));
  };
  write('common', { en: { close: 'Close' }, ru: { close: 'Закрыть' }, zh: { close: '关闭' } });
  write('home', HOME);
  const test = await createTestApp({ ...options, env: { ATOLL_SHELL: shell, ...options.env } });
  return {
    ...test,
    HOME,
    release: async (namespace, texts) => {
      write(namespace, texts);
      await new Promise((done) => setTimeout(done, 600));
    },
    rows: async (query) =>
      (await (await test.as('translator')).get(`/api/translations/texts/?${query}`)).body
        .results as TranslationTextDto[],
    put: async (id, value, more = {}, ifMatch = '', role = 'translator') => {
      const call = (await test.as(role)).put(`/api/translations/${encodeURIComponent(id)}/update/`);
      return (ifMatch ? call.set('if-match', ifMatch) : call).send({ value, ...more });
    },
    age: async (minutes) => {
      const owner = new pg.Client({ connectionString: test.database.ownerConfig.databaseUrl });
      await owner.connect();
      await owner.query(`update translation_revision set at = at - $1 * interval '1 minute'`, [minutes]);
      await owner.end();
    },
    close: async () => {
      await test.close();
      rmSync(shell, { recursive: true, force: true });
    },
  };
}
