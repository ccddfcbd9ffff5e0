import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageMaking } from '@atoll/testing/page-making';
import type { Handler } from '@atoll/testing/fake-api';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import FaqPage from './faq-page';
import faq from './faq.page';

const asked = (slug: string, question: string, answer: string, category: string) => ({
  ...{ id: slug.length, slug, question, answer: `<p>${answer}</p>` },
  ...{ category: category.toUpperCase(), category_code: category, is_featured: false, related_pages: [] },
});
const results = [
  asked('pay', 'How do I pay?', 'By card or <strong>transfer</strong>.', 'payment'),
  asked('late', 'What if I land in Malé late?', 'You sleep near the airport (еще одна ночь).', 'transfer'),
  asked('tip', 'Is tipping usual?', 'A little cash is kind.', 'payment'),
];
const all = { body: { count: 3, results } };
const open = (answer: Handler, route = '/faq') =>
  renderApp(<FaqPage />, { route, path: '/faq', texts: { catalog: en }, handlers: { 'GET /faqs/': answer } });

describe('questions', () => {
  it('stand by what they are about, each with its answer behind it', async () => {
    await open(all);
    const payment = await screen.findByRole('region', { name: 'PAYMENT' });
    expect(within(payment).getAllByRole('group')).toHaveLength(2);
    expect(within(payment).getByText('transfer').tagName).toBe('STRONG');
    const more = within(screen.getByRole('region', { name: 'TRANSFER' })).getByRole('link', { name: en.flights.more });
    expect(more).toHaveAttribute('href', '/transportation');
    expect(within(payment).queryByRole('link', { name: en.flights.more })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('navigation', { name: en.faq.topics })).getByRole('link', { name: 'TRANSFER' }),
    ).toHaveAttribute('href', '#topic-transfer');
  });

  it('are found by words of question and answer, without accents, and said to be none', async () => {
    await open(all);
    const field = await screen.findByRole('searchbox', { name: en.faq.find });
    await userEvent.type(field, 'AIRPORT male ещё');
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(screen.getByText('What if I land in Malé late?')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    await userEvent.type(field, ' strong');
    expect(screen.getByRole('heading', { name: en.faq.notFound })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.faq.showAll }));
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(field).toHaveValue('');
  });

  it('open where the address names one', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    await open(all, '/faq#late');
    const late = (await screen.findByText('What if I land in Malé late?')).closest('details');
    expect(late).toHaveAttribute('open');
    expect(screen.getByText('How do I pay?').closest('details')).not.toHaveAttribute('open');
  });

  it('are said to be not all, where there are more', async () => {
    await open({ body: { count: 101, results } });
    expect(await screen.findByText(en.faq.more)).toBeVisible();
  });

  it('are said to be none', async () => {
    await open({ body: { count: 0, results: [] } });
    expect(await screen.findByRole('heading', { name: en.faq.none })).toBeVisible();
  });

  it('are told to search engines as the page shows them', () => {
    const head = faq.head({ list: { count: 3, results } }, pageMaking('/ru/faq'));
    expect(head.structuredData).toEqual([
      {
        '@type': 'FAQPage',
        mainEntity: results.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ]);
    expect(faq.head({ list: { count: 0, results: [] } }, pageMaking('/faq')).structuredData).toBeUndefined();
  });
});
