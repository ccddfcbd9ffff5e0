import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { picture } from '../shared/fixtures';
import AboutPage from './about-page';

const page = {
  slug: 'about',
  title: 'A small agency',
  excerpt: 'From the last boat backwards.',
  cover: picture('island'),
  seo: { title: null, description: null, noindex: false },
  blocks: [{ type: 'rich_text', html: '<p>We began by writing these things down.</p>' }],
};
const about = {
  team: [{ name: 'Aishath', role: 'Transfers', text: 'Reads seaplane notices.', image: null }],
  values: [{ title: 'Say no early', body: 'Before it is paid.' }],
  stats: [{ label: 'Islands we have slept on', value: '41' }],
};
const open = (story: Handler, rest: Handler) =>
  renderApp(<AboutPage />, {
    route: '/about',
    path: '/about',
    texts: { catalog: en },
    handlers: { 'GET /pages/about/': story, 'GET /about/data/': rest },
  });

describe('the page about the agency', () => {
  it('tells its story, what it holds to, and who answers', async () => {
    await open({ body: page }, { body: about });
    expect(await screen.findByRole('heading', { level: 1, name: 'A small agency' })).toBeVisible();
    expect(screen.getByText('We began by writing these things down.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 3, name: 'Aishath' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: en.about.values })).toBeVisible();
    expect(screen.getByText('41')).toBeVisible();
  });

  it('stands without the rest', async () => {
    await open({ body: page }, { status: 500, body: {} });
    expect(await screen.findByText('We began by writing these things down.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: en.about.team })).not.toBeInTheDocument();
  });

  it('says when nothing has been written', async () => {
    await open({ status: 404, body: { detail: 'Not found.', code: 'not_found' } }, { body: about });
    expect(await screen.findByRole('heading', { level: 1, name: en.content.notFound })).toBeVisible();
  });
});
