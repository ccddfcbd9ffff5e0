import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import ContentPage from './content-page';

const page = {
  slug: 'terms',
  title: 'Terms and conditions',
  excerpt: 'In plain words.',
  seo: { title: null, description: null, noindex: false },
  blocks: [
    { type: 'heading', level: 2, text: '1. Prices' },
    {
      type: 'rich_text',
      html: '<p>All in &amp; honest, <strong>always</strong>: <a href="/cancellation">rules</a>, <a href="javascript:alert(1)">bad</a><script>alert(1)</script></p><ul><li>One</li></ul>',
    },
    { type: 'table', caption: 'Back', header: ['Until', 'Part'], rows: [['48 hours', 'all']] },
  ],
};
const open = (answer: Handler) =>
  renderApp(<ContentPage />, {
    route: '/terms',
    path: '/terms',
    texts: { catalog: en },
    handlers: { 'GET /pages/terms/': answer },
  });

describe('a written page', () => {
  it('says what the agency has written, and runs none of it', async () => {
    const { container } = await open({ body: page });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: '1. Prices' })).toBeVisible();
    expect(screen.getByText(/All in & honest/)).toBeVisible();
    expect(screen.getByText('always').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'rules' })).toHaveAttribute('href', '/cancellation');
    expect(screen.queryByRole('link', { name: 'bad' })).not.toBeInTheDocument();
    expect(container.querySelector('script')).toBeNull();
    expect(screen.getByRole('table', { name: 'Back' })).toHaveTextContent('48 hours');
  });

  it.each([
    ['/terms/', '/terms'],
    ['/page/terms', '/page/:slug'],
    ['/zh/terms', '/zh/terms'],
  ])('is found by its slug at %s', async (route, path) => {
    await renderApp(<ContentPage />, {
      ...{ route, path },
      texts: { catalog: en },
      handlers: { 'GET /pages/terms/': { body: page } },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  });

  it('says when there is none', async () => {
    await open({ status: 404, body: { detail: 'Not found.', code: 'not_found' } });
    expect(await screen.findByRole('heading', { name: en.content.notFound })).toBeVisible();
  });
});
