import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@atoll/api-client/base';
import type { Handler } from '@atoll/testing/fake-api';
import { fakeShell } from '@atoll/testing/fake-shell';
import { renderApp } from '@atoll/testing/render-app';
import { teachDialogs } from '../test/dialogs';
import { OWNER, TEXTS, TOKENS, page } from '../test/fixtures';
import contract from '../contract';
import { AuditPage } from './audit-page';

teachDialogs();

const ANNA = {
  ...{ id: '019aa7c1-0000-7000-8000-0000000000a1', kind: 'staff', role: 'manager', name: 'Anna Petrova' },
  email: 'anna@atoll.example',
};
const CHANGE = {
  ...{
    id: 'c1',
    at: '2026-11-20T08:00:00.000Z',
    actor: ANNA,
    action: 'setting.update',
    entity: 'setting',
    entity_id: '1',
  },
  before: { contact_phone: '+960 000', version: 1 },
  after: { contact_phone: '+960 777', version: 2 },
  ...{ request_id: '019aa7c1-0000-7000-8000-0000000000c1', seq: 12, hash: 'f'.repeat(64), prev_hash: '0'.repeat(64) },
};
const ALL = ['audit.own', 'audit.view', 'settings.change'];

const open = (query = '', permissions = ALL, more: Record<string, Handler> = {}) =>
  renderApp(<AuditPage />, {
    route: `/dashboard/settings/audit${query}`,
    path: '/dashboard/settings/audit',
    texts: { admin: TEXTS.en! },
    handlers: { 'GET /audit/': { body: page(CHANGE) }, ...more },
    prepare: (store) => signIn(store, { ...TOKENS, user: { ...OWNER, permissions } as typeof OWNER }),
  });

describe('the audit', () => {
  it('says who changed what from what to what, and leads to the thing', async () => {
    const { user } = await open();
    const row = within((await screen.findByRole('link', { name: 'Settings of the agency: changed' })).closest('tr')!);
    expect(row.getByText('Telephone')).toBeInTheDocument();
    expect(row.getByText('Anna Petrova')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Settings of the agency' })).toHaveAttribute('href', '/dashboard/settings');
    await user.click(row.getByRole('link', { name: 'Settings of the agency: changed' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('+960 000').closest('del')).toBeInTheDocument();
    expect(dialog.getByText('+960 777').closest('ins')).toBeInTheDocument();
    expect(dialog.queryByText('Version')).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'All that the same call did' })).toHaveAttribute(
      'href',
      `/dashboard/settings/audit?request=${CHANGE.request_id}`,
    );
  });

  it('is asked for by person, thing and days of the address', async () => {
    const { api } = await open(`?entity=redirect&entity_id=4&actor=${ANNA.id}&from=2026-11-01&to=2026-11-30`);
    await screen.findByText('1 entry');
    expect(Object.fromEntries(api.requests[0]!.query)).toMatchObject({
      ...{ entity: 'redirect', entity_id: '4', actor: ANNA.id, from: '2026-11-01', to: '2026-11-30' },
    });
  });

  it('tells a whole record from one that was touched', async () => {
    let isWhole = true;
    const { user } = await open('', ALL, {
      'GET /audit/integrity/': () => ({
        body: isWhole
          ? { intact: true, checked: 12, first_fault: null }
          : { intact: false, checked: 12, first_fault: 7 },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Check the record' }));
    expect(await screen.findByText('Whole: 12 entries checked.')).toBeInTheDocument();
    isWhole = false;
    await user.click(screen.getByRole('button', { name: 'Check the record' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('entry 7 was changed');
  });

  it('shows one’s own without a word of others to who may see no more', async () => {
    await open('', ['audit.own']);
    await screen.findByText('1 entry');
    expect(screen.queryByRole('button', { name: 'Check the record' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Who' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Settings of the agency' })).not.toBeInTheDocument();
  });

  it('goes out as a file with all that the filters let through', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:x';
    };
    URL.revokeObjectURL = () => undefined;
    const { user, api } = await open('?entity=setting');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByText('1 entry');
    const asked = api.requests.at(-1)!.query;
    expect([asked.get('entity'), asked.get('page_size')]).toEqual(['setting', '100']);
    expect(saved).toHaveLength(1);
  });

  it.each([
    [1000, []],
    [1001, [{ kind: 'info', text: 'The file has the latest 1,000 entries. Choose days to get others.' }]],
  ])('takes the latest 1,000 of %i entries, and says so where there are more', async (count, messages) => {
    const shell = fakeShell();
    contract.setup?.(shell);
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const results = Array.from({ length: 100 }, (_, index) => ({ ...CHANGE, id: `c${index}` }));
    const { user, api } = await open('', ALL, {
      'GET /audit/': { body: { ...page(), count, results } },
    });
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const pages = api.requests.filter(({ query }) => query.get('page_size') === '100');
    expect(pages.map(({ query }) => query.get('page'))).toEqual(Array.from({ length: 10 }, (_, at) => String(at + 1)));
    expect(shell.messages).toEqual(messages);
  });
});
