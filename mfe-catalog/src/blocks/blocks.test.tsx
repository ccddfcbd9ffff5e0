import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@atoll/testing/render-app';
import en from '../../locales/en.json' with { type: 'json' };
import { packageItem, picture } from '../shared/fixtures';
import { Blocks } from './blocks';
import { type Block, chaptersOf } from './contents';
import { localPathOf } from './local-path';
import { SeaChart } from '../map/sea-chart';
import { Story } from './story';

const show = (...blocks: object[]) =>
  renderApp(<Blocks blocks={blocks as Block[]} />, { route: '/x', path: '/x', texts: { catalog: en }, handlers: {} });

describe('the parts of a page', () => {
  it('show pictures with what they show under them', async () => {
    await show({ type: 'image', image: picture('reef'), caption: 'The long reef.' }, { type: 'image', image: null });
    expect(screen.getAllByRole('figure')).toHaveLength(1);
    expect(screen.getByRole('img')).toBeVisible();
    expect(screen.getByText('The long reef.')).toBeVisible();
  });

  it('quote, warn, ask and lead on', async () => {
    await show(
      { type: 'quote', text: 'Say no early.', cite: 'Aishath' },
      { type: 'callout', tone: 'warning', html: '<p>Mind the current.</p>' },
      { type: 'faq_list', title: 'Money', faqs: [{ id: 1, slug: 'pay', question: 'How?', answer: '<p>By card.</p>' }] },
      { type: 'cta', label: 'See the trips', url: '/packages?category=diving' },
      { type: 'video_link', title: 'A film', url: 'https://example.com/film' },
    );
    expect(screen.getByText('Aishath')).toBeVisible();
    expect(screen.getByText('Mind the current.')).toBeVisible();
    expect(screen.getByText('How?').tagName).toBe('SUMMARY');
    expect(screen.getByRole('link', { name: 'See the trips' })).toHaveAttribute('href', '/packages?category=diving');
    expect(screen.getByRole('link', { name: 'A film' })).toHaveAttribute('href', 'https://example.com/film');
  });

  it('offer what can be booked, and say nothing where nothing can', async () => {
    await show(
      { type: 'package_list', title: 'Trips', packages: [packageItem()] },
      { type: 'package_list', title: 'Gone', packages: [] },
      { type: 'resort_list', title: 'Closed', resorts: [] },
      { type: 'map', title: 'Nowhere', places: [] },
    );
    expect(screen.getByRole('link', { name: packageItem().name })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Trips']);
    expect(screen.queryByText('Nowhere')).not.toBeInTheDocument();
  });
});

it('has chapters where its larger headings stand', () => {
  const heading = (level: number, text: string) => ({ type: 'heading', level, text });
  const blocks = [
    heading(2, 'Why here'),
    { type: 'rich_text', html: '<p>x</p>' },
    heading(3, 'By boat'),
    heading(2, 'How'),
  ];
  expect(chaptersOf(blocks as Block[])).toEqual([
    { id: 'part-0', text: 'Why here' },
    { id: 'part-3', text: 'How' },
  ]);
});

it('are listed beside a text that has some of them', async () => {
  const heading = (text: string) => ({ type: 'heading', level: 2, text });
  const story = (...titles: string[]) =>
    renderApp(<Story blocks={titles.map(heading) as Block[]} />, { route: '/x', path: '/x', texts: { catalog: en } });
  const { unmount } = await story('Why', 'How');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  unmount();
  await story('Why', 'How', 'When');
  const contents = screen.getByRole('navigation', { name: en.content.contents, hidden: true });
  expect(within(contents).getByText('When')).toHaveAttribute('href', '#part-2');
});

it('numbers few places of a chart, and names one or many where there is room', async () => {
  const words = async (count: number) => {
    const spots = Array.from({ length: count }, (_, index) => ({
      ...{ slug: `s${index}`, name: `Place ${index}`, lat: index / 2, lng: 73 },
    }));
    const { container, unmount } = await renderApp(<SeaChart spots={spots} />, {
      ...{ route: '/x', path: '/x', texts: { catalog: en } },
    });
    const said = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent);
    unmount();
    return said;
  };
  expect([await words(1), await words(2), (await words(9)).length]).toEqual([['Place 0'], ['1', '2'], 9]);
  expect(await words(10)).toEqual(expect.arrayContaining(['Place 0', 'Place 9', en.route.airport]));
});

it('shows no stump of a reef whose middle lies beyond a chart', async () => {
  const spots = [0, 1].map((index) => ({ slug: `s${index}`, lat: 4 + index, lng: 73 }));
  const { container } = await renderApp(<SeaChart spots={spots} />, {
    ...{ route: '/x', path: '/x', texts: { catalog: en } },
  });
  const middles = Array.from(container.querySelectorAll('ellipse'), (ring) => Number(ring.getAttribute('cy')));
  expect(middles.length).toBeGreaterThan(4);
  expect(middles.filter((y) => y < 0 || y > 100)).toEqual([]);
});

it.each([
  ['/packages?page=2', '/packages?page=2'],
  ['/ru/resorts/velaa', '/resorts/velaa'],
  ['/api/docs', null],
  ['/media/x.webp', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://atoll.example/packages', null],
  ['mailto:a@b.cc', null],
])('%s leads to the page %s of this site', (url, path) => {
  expect(localPathOf(url)).toBe(path);
});
