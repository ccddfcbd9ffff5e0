import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { EMPTY, TRANSLATOR, as, teachDialogs } from '../test/staff';
import MissingPage from './missing-page';

const row = (key: string, kind: string, more: object = {}) => ({
  ...{ remote: 'mfe-catalog', build_id: '0.1.0-3f1c9a0b', lang: 'ru', ns: 'catalog', key, kind, hits: 1200 },
  ...{ is_written: false, first_at: '2027-01-04T20:30:00.000Z', last_at: '2027-01-04T20:30:00.000Z' },
  ...more,
});
const LIST = {
  ...EMPTY,
  count: 3,
  results: [
    row('offer.title', 'unknown'),
    row('hero.lead', 'fallback'),
    row('old.one', 'unknown', { is_written: true }),
  ],
};
const open = (handlers: Handlers = {}, permissions = TRANSLATOR) =>
  renderApp(<MissingPage />, {
    route: '/dashboard/translations/missing',
    path: '/dashboard/translations/missing',
    texts: { i18n: en },
    handlers: { 'GET /translations/missing/': { body: LIST }, ...handlers },
    prepare: as(permissions),
  });

describe('missing texts', () => {
  beforeAll(teachDialogs);

  it('lead to the editor where a translation lacks, and say what is written by now', async () => {
    await open();
    expect(await screen.findByRole('link', { name: en.missing.translate })).toHaveAttribute(
      'href',
      '/dashboard/translations?lang=ru&ns=catalog&q=hero.lead',
    );
    expect(screen.getByText(en.missing.written)).toBeVisible();
    expect(screen.getAllByText('1,200')).toHaveLength(3);
    expect(screen.getAllByRole('button', { name: en.missing.create })).toHaveLength(1);
  });

  it('are asked for by kind, which the address keeps', async () => {
    const { user, api, router } = await open();
    await screen.findByText('catalog:offer.title');
    await user.click(screen.getByRole('button', { name: en.missingKinds.unknown }));
    await waitFor(() => expect(api.requests.at(-1)?.query.get('kind')).toBe('unknown'));
    expect(router.state.location.search).toBe('?kind=unknown');
  });

  it('are written in English and at once in the language that lacked them; a fault repeats nothing', async () => {
    const bodies: Record<string, unknown>[] = [];
    let refused = false;
    const { user } = await open({
      'POST /translations/create/': ({ body }) => {
        bodies.push(body as Record<string, unknown>);
        if (bodies.at(-1)!['language'] === 'ru' && !refused) {
          refused = true;
          return { status: 400, body: { detail: 'x', code: 'validation_failed', value: ['Placeholders differ.'] } };
        }
        return { status: 201, body: {} };
      },
    });
    await user.click(await screen.findByRole('button', { name: en.missing.create }));
    await user.type(screen.getByLabelText(/English/), 'Offer');
    await user.type(screen.getByLabelText(/Russian/), 'Предложение');
    await user.click(screen.getByRole('button', { name: en.save }));
    expect(await screen.findByText('Placeholders differ.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: en.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies.map(({ language, value }) => [language, value])).toEqual([
      ['en', 'Offer'],
      ['ru', 'Предложение'],
      ['ru', 'Предложение'],
    ]);
    expect(bodies[0]).toMatchObject({ key: 'offer.title', namespace: 'catalog' });
  });

  it('are not there when nothing is missing, and cannot be written by who may only look', async () => {
    const { unmount } = await open({ 'GET /translations/missing/': { body: EMPTY } });
    expect(await screen.findByText(en.missing.empty)).toBeVisible();
    unmount();
    await open({}, ['translations.view']);
    await screen.findByText('catalog:offer.title');
    expect(screen.queryByRole('button', { name: en.missing.create })).toBeNull();
  });
});
