import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { HomepageSectionDto, HomepageSectionListDto } from '@atoll/api-client/endpoints/types.gen';
import { signIn } from '@atoll/api-client/base';
import { homepageApi } from '@atoll/api-client/endpoints/homepage.gen';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import { OWNER, TEXTS, TOKENS } from '../test/fixtures';
import HomepagePage from './homepage-page';

const section = (id: number, type: HomepageSectionDto['type'], title: string, more: object = {}) => ({
  ...{ id, type, visible: true, order: id, config: {}, version: 1, updated_at: '2026-11-27T08:00:00.000Z' },
  texts: { en: { title, subtitle: `Below ${title}`, ...more } },
});
const list = (version: number, map: object = {}, ...others: HomepageSectionDto[]): HomepageSectionListDto => ({
  version,
  sections: [
    section(1, 'hero', 'Sea'),
    section(2, 'search', 'Search'),
    section(3, 'map', 'Map', map),
    ...(others.length > 0 ? others : [section(4, 'blog', 'Posts'), section(5, 'newsletter', 'Letters')]),
  ],
});

/** Opens the page on what is stored; `store` says what a colleague has stored, which the next read of it brings. */
async function open(put: Handler = { body: list(9) }, first = list(5)) {
  let stored = first;
  const app = await renderApp(<HomepagePage />, {
    route: '/dashboard/homepage',
    path: '/dashboard/homepage',
    texts: { admin: TEXTS.en! },
    handlers: {
      'GET /homepage/sections/': () => ({ body: stored }),
      'POST /homepage/sections/preview/': { body: { token: 'k1.1.x', expires_at: '2026-11-28T08:00:00.000Z' } },
      'PUT /homepage/sections/': put,
    },
    prepare: (store) =>
      signIn(store, {
        ...TOKENS,
        user: { ...OWNER, permissions: ['content.view', 'content.publish'] } as typeof OWNER,
      }),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Words of “Map of the atolls”' }));
  const store = async (next: HomepageSectionListDto) => {
    stored = next;
    act(() => void app.store.dispatch(homepageApi.util.invalidateTags(['homepage'])));
    await waitFor(() =>
      expect(homepageApi.endpoints.listHomepageSections.select()(app.store.getState()).data?.version).toBe(
        next.version,
      ),
    );
  };
  const publish = () => app.user.click(screen.getByRole('button', { name: 'Publish' }));
  const sent = () => app.api.requests.filter(({ method }) => method === 'PUT');
  return { ...app, store, publish, sent };
}
const words = (label: string) => screen.getAllByLabelText(label)[0]!;
const retype = async (user: Awaited<ReturnType<typeof open>>['user'], label: string, text: string) => {
  await user.clear(words(label));
  await user.type(words(label), text);
};

beforeEach(() => localStorage.clear());

describe('the home page in the office', () => {
  it('leaves a colleague the words beside those that I change, and says that they were there', async () => {
    const { user, store, publish, sent } = await open();
    await retype(user, 'Heading', 'Where we go');
    await store(list(6, { subtitle: 'By their hand' }));
    expect(await screen.findByText('This has been changed meanwhile')).toBeVisible();
    expect(words('Heading')).toHaveValue('Where we go');
    expect(words('Below the heading')).toHaveValue('By their hand');
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const body = sent()[0]!.body as HomepageSectionListDto;
    expect(sent()[0]!.headers.get('If-Match')).toBe('"6"');
    expect(body.sections[2]).toEqual({ id: 3, texts: { en: { title: 'Where we go', subtitle: 'By their hand' } } });
    expect(body.sections[3]).toEqual({ id: 4 });
  });

  it('asks which shall stand where both changed the same words, also after the tab was closed', async () => {
    const first = await open();
    await retype(first.user, 'Heading', 'Mine');
    first.unmount();
    const second = await open();
    expect(words('Heading')).toHaveValue('Mine');
    await second.store(list(6, { title: 'Theirs, said better' }));
    expect(await screen.findByText('Map of the atolls: Heading, English')).toBeVisible();
    // What comes after it does not choose.
    const theirs = list(7, { title: 'Theirs, said better', subtitle: 'By their hand' });
    await second.store(theirs);
    expect(words('Below the heading')).toHaveValue('By their hand');
    expect(screen.getByText('Map of the atolls: Heading, English')).toBeVisible();
    second.unmount();
    const { user } = await open(undefined, theirs);
    expect(screen.getByText('Map of the atolls: Heading, English')).toBeVisible();
    expect(words('Heading')).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(words('Heading')).toHaveValue('Theirs, said better');
    expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  });

  it('goes on from what an earlier release kept in the browser, and keeps it as it does now', async () => {
    const key = `atoll_office:${OWNER.id}:homepage`;
    const edits = { 3: { texts: { en: { title: 'Where we go', subtitle: 'Below Map' } } } };
    localStorage.setItem(key, JSON.stringify({ order: [1, 2, 4, 3, 99], edits }));
    const { publish, sent } = await open();
    expect(words('Heading')).toHaveValue('Where we go');
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    expect(localStorage.getItem(`atoll_office:${OWNER.id}:draft:homepage:1`)).toContain('Where we go');
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const { sections } = sent()[0]!.body as HomepageSectionListDto;
    expect(sections.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5]);
    expect(sections[3]).toEqual({ id: 3, texts: edits[3].texts });
  });

  it('knows on what a kept change was made when it is opened weeks later', async () => {
    const first = await open();
    await retype(first.user, 'Heading', 'Mine');
    first.unmount();
    await open(undefined, list(8, { title: 'Newest', subtitle: 'By their hand' }));
    expect(screen.getByText('Newest')).toBeVisible();
    expect(words('Heading')).toHaveValue('Mine');
    expect(words('Below the heading')).toHaveValue('By their hand');
  });

  it('names who was faster where publishing is refused, and goes on from theirs', async () => {
    const current = list(8, { subtitle: 'By their hand' });
    const stale = { detail: 'Stale', code: 'stale_version', current, updated_by: 'anna@atoll.example' };
    const { user, publish, sent } = await open(({ headers }) =>
      headers.get('If-Match') === '"5"' ? { status: 412, body: stale } : { body: list(9) },
    );
    await retype(user, 'Heading', 'Mine');
    await publish();
    expect(await screen.findByText('anna@atoll.example has changed this meanwhile')).toBeVisible();
    expect(words('Below the heading')).toHaveValue('By their hand');
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.headers.get('If-Match')).toBe('"8"');
  });

  it('asks about an order that both changed', async () => {
    const { user, store, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Move “Posts” up' }));
    await store(list(6, {}, section(5, 'newsletter', 'Letters'), section(4, 'blog', 'Posts')));
    expect(await screen.findByText('Order of the sections')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect((sent()[0]!.body as HomepageSectionListDto).sections.map(({ id }) => id)).toEqual([1, 2, 4, 3, 5]);
  });

  it('keeps what is typed while it is being published', async () => {
    let answer: (reply: { body: object }) => void = () => undefined;
    const { user, publish, sent } = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await retype(user, 'Heading', 'Where');
    await publish();
    await user.type(words('Heading'), ' we go');
    await act(async () => answer({ body: list(6, { title: 'Where' }) }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-busy', 'false'));
    expect(words('Heading')).toHaveValue('Where we go');
    await publish();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]!.headers.get('If-Match')).toBe('"6"');
  });
});
