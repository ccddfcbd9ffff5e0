import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import type { TextPlaceDto } from '@atoll/api-client/endpoints/translations.gen';
import en from '../../locales/en.json' with { type: 'json' };
import { TRANSLATOR, as } from '../test/staff';
import { ROW, list } from './test-texts';
import TranslationsPage from './translations-page';

const look = (width: TextPlaceDto['width']) => ({ width, taken_at: '2026-11-27T03:00:00.000Z' });
const place = (width: TextPlaceDto['width'], more: Partial<TextPlaceDto> = {}): TextPlaceDto => ({
  ...{ ...look(width), key: 'hero.title', path: '/ru/packages', build: 'mfe-catalog 0.1.0-1a2b3c4d' },
  ...{ fault: null, is_older: false, box: { x: 20, y: 120, width: 200, height: 24 } },
  ...{ picture: { image: 'UklGRg==', width, height: 300 }, ...more },
});
const answer = (...places: TextPlaceDto[]): Handler => ({ body: { looks: [look(390), look(1440)], places } });

async function open(places: Handler, row: Partial<typeof ROW> = {}) {
  const app = await renderApp(<TranslationsPage />, {
    route: '/dashboard/translations',
    path: '/dashboard/translations',
    texts: { i18n: en },
    handlers: {
      'GET /translations/texts/': list({ ...ROW, ...row }),
      'GET /registry/v1/stable/': { body: { rev: 1, channel: 'stable', remotes: [] } },
      'GET /translations/ru%3Acatalog%3Ahero.title/places/': places,
    },
    prepare: as(TRANSLATOR),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Where it stands catalog:hero.title' }));
  return app;
}
const part = () => screen.findByRole('region', { name: 'Where it stands catalog:hero.title' });

describe('where a text stands', () => {
  it('is shown with the text outlined, and the page can be opened', async () => {
    await open(answer(place(390), place(1440)));
    const shown = within(await part());
    const picture = shown.getByRole('img', { name: '/ru/packages in a window of 390 px, with the text outlined' });
    expect(picture).toHaveAttribute('viewBox', '0 2 390 260');
    const [halo] = picture.querySelectorAll('rect');
    expect(['x', 'y', 'width', 'height'].map((name) => halo!.getAttribute(name))).toEqual(['14', '114', '212', '36']);
    expect(shown.getByText('Fits')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/ru/packages');
    expect(shown.getByText('Seen 27 Nov 2026, 08:00, Maldives time (UTC+5), mfe-catalog 0.1.0-1a2b3c4d')).toBeVisible();
  });

  it('is shown first in the window in which the text does not fit, which is said in words', async () => {
    const { user } = await open(answer(place(390), place(1440, { fault: 'cut' })), { clipped: true });
    const shown = within(await part());
    expect(shown.getByRole('img', { name: /1,440 px/ })).toBeVisible();
    expect(shown.getByText('Part of it is cut off.')).toBeVisible();
    // Beside the key of the text too, before anything is opened.
    expect(screen.getAllByText('does not fit')).toHaveLength(2);
    expect(shown.getByRole('radio', { name: /^Computer\s*does not fit$/ })).toBeChecked();
    await user.click(shown.getByRole('radio', { name: 'Phone' }));
    expect(shown.getByRole('img', { name: /390 px/ })).toBeVisible();
    expect(shown.getByText('Fits')).toBeVisible();
  });

  it('says that the picture is older than the text', async () => {
    await open(answer(place(390, { fault: 'spills', is_older: true })));
    expect(within(await part()).getByText(/The text has changed since/)).toBeVisible();
  });

  it('that nobody has looked for names the command; what was met nowhere is told with the day', async () => {
    await open({ body: { looks: [], places: [] } });
    expect(within(await part()).getByText(/npm run text-places -- --at http/)).toBeVisible();
    expect(within(await part()).queryByText(/none of the public pages/)).not.toBeInTheDocument();
  });

  it('is told with the day where no page had the text', async () => {
    await open(answer());
    expect(within(await part()).getByText(/On 27 Nov 2026.*none of the public pages/)).toBeVisible();
  });

  it('that cannot be read can be asked for again', async () => {
    let up = false;
    const { user } = await open(() =>
      up ? { body: { looks: [look(390)], places: [place(390)] } } : { status: 500, body: {} },
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    up = true;
    await user.click(retry);
    expect(within(await part()).getByText('Fits')).toBeVisible();
  });

  it('opens by a key', async () => {
    const { user } = await open(answer(place(390)));
    await part();
    const button = screen.getByRole('button', { name: 'Where it stands catalog:hero.title' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    screen.getByText('catalog:hero.title').closest('article')!.focus();
    await user.keyboard('w');
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});
