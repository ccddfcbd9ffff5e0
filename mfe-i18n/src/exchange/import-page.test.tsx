import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { EMPTY, LANGUAGES, MANAGER, TRANSLATOR, as, teachDialogs } from '../test/staff';
import ImportPage from './import-page';

const JOB = '0199f0a0-0000-7000-8000-000000000001';
const row = (number: number, key: string, result: string, more: object = {}) => ({
  ...{ row: number, id: `zh:catalog:${key}`, key, result, current: null, value: '岛屿', untranslated: false, qa: [] },
  ...more,
});
const REPORT = {
  ...{ import_id: JOB, dry_run: true, format: 'csv', created: 1, updated: 1, unchanged: 600, skipped: 2 },
  ...{ suggested: 0, keys_created: 0 },
  rejected: [{ row: 5, key: 'gone.key', reason: 'unknown_key', message: 'There is no such key' }],
  rows: [
    row(2, 'hero.title', 'created'),
    row(3, 'hero.lead', 'updated', { current: '海岛', untranslated: true }),
    row(4, 'hero.note', 'conflict', { current: '=海', value: '=1+1' }),
  ],
};
const JOBS = {
  ...EMPTY,
  count: 1,
  results: [
    {
      ...{ id: JOB, language: 'ru', file_name: 'atoll-ru.xlsx', sha256: 'x', format: 'xlsx', state: 'applied' },
      ...{ created: 2, updated: 0, unchanged: 0, skipped: 0, suggested: 1, rejected: 0, by: 'owner@atoll.example' },
      ...{ at: '2027-01-04T20:30:00.000Z', reverted_by: null, reverted_at: null },
    },
  ],
};
const open = (handlers: Handlers = {}, permissions = TRANSLATOR) =>
  renderApp(<ImportPage />, {
    route: '/dashboard/translations/import',
    path: '/dashboard/translations/import',
    texts: { i18n: en },
    handlers: {
      'GET /languages/': { body: LANGUAGES },
      'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
      'GET /translations/imports/': { body: EMPTY },
      'POST /translations/import/': { body: REPORT },
      ...handlers,
    },
    prepare: as(permissions),
  });

const FILE = new File(['x'], 'atoll-zh-catalog.csv', { type: 'text/csv' });
const append = FormData.prototype.append;
/** What a form with a file sends, by name. */
const sent: Record<string, string>[] = [];

async function choose(user: Awaited<ReturnType<typeof open>>['user'], file = FILE) {
  await screen.findByText(en.jobs.title);
  await user.upload(screen.getByLabelText(en.importing.fileLabel), file);
}
const look = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: en.importing.look }));
  await screen.findByRole('heading', { name: en.importing.preview });
};
const tile = (name: string) =>
  within(screen.getByRole('group', { name: en.importing.outcomes })).getByRole('button', { name: new RegExp(name) });
const keys = () =>
  within(screen.getByRole('table', { name: en.rows.label }))
    .getAllByRole('row')
    .slice(1)
    .map((line) => line.querySelector('code')?.textContent);

describe('an import', () => {
  beforeAll(teachDialogs);
  beforeEach(() => {
    sent.length = 0;
    jest.spyOn(FormData.prototype, 'append').mockImplementation(function keep(this: FormData, name, value) {
      if (name === 'language_code') sent.push({});
      sent.at(-1)![name] = value instanceof File ? value.name : String(value);
      Reflect.apply(append, this, [name, value]);
    });
  });

  it('reads language and format from the name of the file, and is tried before anything is stored', async () => {
    const { user, api } = await open();
    await choose(user);
    expect(screen.getByLabelText(en.importing.language)).toHaveValue('zh');
    expect(screen.getByLabelText(en.importing.format)).toHaveValue('csv');
    await user.click(screen.getByRole('radio', { name: en.replacing.pending }));
    await look(user);
    expect(sent).toEqual([
      { language_code: 'zh', dry_run: 'true', format: 'csv', overwrite: 'true', file: 'atoll-zh-catalog.csv' },
    ]);
    expect(api.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    for (const [name, count] of [
      ['New', 1],
      ['Changed', 1],
      ['Conflicts', 1],
      ['Skipped', 1],
      ['Rejected', 1],
      ['Unchanged', 600],
    ] as const)
      expect(tile(name)).toHaveTextContent(`${count}${name}`);
    expect(keys()).toEqual(['catalog:hero.title', 'catalog:hero.lead', 'catalog:hero.note', 'gone.key']);
    expect(screen.getByText('There is no such key')).toBeVisible();
    expect(screen.getByText(en.importing.untranslated)).toBeVisible();
  });

  it('shows the rows of one outcome, and those of none again', async () => {
    const { user } = await open();
    await choose(user);
    await look(user);
    await user.click(tile('Rejected'));
    expect(keys()).toEqual(['gone.key']);
    expect(tile('Unchanged')).toBeDisabled();
    await user.click(tile('Rejected'));
    expect(keys()).toHaveLength(4);
  });

  it('carries out only what was seen: other choices are tried first', async () => {
    const applied = { ...REPORT, dry_run: false };
    const { user, api } = await open({ [`POST /translations/imports/${JOB}/apply/`]: { body: applied } });
    await choose(user);
    await look(user);
    const apply = () => screen.getByRole('button', { name: 'Import 2 texts' });
    expect(apply()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: en.replacing.pending }));
    expect(apply()).toBeDisabled();
    expect(screen.getByText(en.importing.stale)).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.importing.lookAgain }));
    await waitFor(() => expect(apply()).toBeEnabled());
    await user.dblClick(apply());
    expect(await screen.findByText('Imported: atoll-zh-catalog.csv, Chinese')).toBeVisible();
    expect(api.requests.filter(({ path }) => path.endsWith('/apply/'))).toHaveLength(1);
    expect(screen.getByText(/New: 1\. Changed: 1\./)).toBeVisible();
  });

  it('replaces approved texts only for those who may approve', async () => {
    const { user, unmount } = await open();
    await choose(user);
    expect(screen.queryByRole('radio', { name: en.replacing.approved })).toBeNull();
    unmount();
    const { user: manager } = await open({}, MANAGER);
    await choose(manager);
    await manager.click(screen.getByRole('radio', { name: en.replacing.approved }));
    await manager.click(screen.getByRole('checkbox', { name: en.importing.markApproved }));
    await look(manager);
    expect(sent.at(-1)).toMatchObject({ overwrite: 'true', overwrite_approved: 'true', mark_approved: 'true' });
  });

  it('keeps the rows left out as a table that no spreadsheet runs', async () => {
    const kept: Blob[] = [];
    URL.createObjectURL = (blob) => (kept.push(blob as Blob), 'blob:x');
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open();
    await choose(user);
    await look(user);
    await user.click(screen.getByRole('button', { name: en.importing.keepProblems }));
    const text = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.readAsText(kept[0]!);
    });
    expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Row,Text,Now,In the file,Result',
      `4,catalog:hero.note,'=海,'=1+1,${en.outcomeHints.conflict}`,
      '5,gone.key,,,There is no such key',
      '',
    ]);
  });

  it('says at the file why it cannot be read, and keeps what was chosen', async () => {
    const { user } = await open({
      'POST /translations/import/': {
        status: 400,
        body: { detail: 'x', code: 'validation_failed', file: ['This file cannot be read.'] },
      },
    });
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: en.importing.createKeys }));
    await user.click(screen.getByRole('button', { name: en.importing.look }));
    expect(await screen.findByText('This file cannot be read.')).toBeVisible();
    expect(screen.getByLabelText(en.importing.fileLabel)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('checkbox', { name: en.importing.createKeys })).toBeChecked();
  });

  it('sends no file that is too large', async () => {
    const { user } = await open();
    const large = new File(['x'], 'a.csv');
    Object.defineProperty(large, 'size', { value: 5_242_881 });
    await screen.findByText(en.jobs.title);
    fireEvent.change(screen.getByLabelText(en.importing.fileLabel), { target: { files: [large] } });
    expect(await screen.findByText(en.importing.tooLarge)).toBeVisible();
    expect(screen.queryByRole('button', { name: en.importing.look })).toBeNull();
    expect(user).toBeDefined();
  });
});

describe('an earlier import', () => {
  beforeAll(teachDialogs);

  it('is taken back, and names what was edited since', async () => {
    const { user, api } = await open({
      'GET /translations/imports/': { body: JOBS },
      [`POST /translations/imports/${JOB}/revert/`]: {
        body: {
          reverted: 1,
          suggestions_rejected: 1,
          refused: [{ id: 'ru:catalog:hero.title', reason: 'edited_since', version: 3 }],
        },
      },
    });
    expect(await screen.findByText('5 Jan 2027, 01:30, Maldives time (UTC+5)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.jobs.revert }));
    expect(api.requests.some(({ path }) => path.endsWith('/revert/'))).toBe(false);
    await user.click(screen.getByRole('button', { name: en.importing.revertNow }));
    expect(await screen.findByText('1 text stands as before the import.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'catalog:hero.title' })).toHaveAttribute(
      'href',
      '/dashboard/translations?lang=ru&ns=catalog&q=hero.title',
    );
  });

  it('shows its rows, and says when the list cannot be read', async () => {
    const { user, unmount } = await open({
      'GET /translations/imports/': { body: JOBS },
      [`GET /translations/imports/${JOB}/`]: { body: { ...JOBS.results[0], rows: REPORT.rows } },
    });
    await user.click(await screen.findByRole('button', { name: en.jobs.rows }));
    expect(await screen.findByText('catalog:hero.title')).toBeVisible();
    unmount();
    await open({ 'GET /translations/imports/': { status: 500, body: { detail: 'x', code: 'internal' } } });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
