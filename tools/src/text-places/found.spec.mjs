import { describe, expect, it } from '@jest/globals';
import { Found } from './found.mjs';

const stood = (ids, y, fault = null) => ({ ids, fault, x: 10, y, width: 100, height: 20 });
const page = (path) => ({ path, build: 'mfe-catalog 0.1.0-1a2b3c4d', width: 390, height: 5000 });
const TEXTS = { catalog: { title: 'Острова', lead: 'Лодки' }, common: { close: 'Закрыть' } };

/** Keeps what a page shows; its pictures are called by the page. */
async function meet(found, path, ...measured) {
  const news = found.news(measured);
  await found.keep(news, page(path), ({ top }) => Promise.resolve(`${path} ${top}`));
  return news.length;
}

describe('what has been found', () => {
  it('is one place of each text: the first that was met', async () => {
    const found = new Found();
    await meet(found, '/ru', stood(['ru:catalog:title'], 300), stood(['ru:catalog:title'], 2000));
    expect(await meet(found, '/ru/faq', stood(['ru:catalog:title'], 50))).toBe(0);
    expect(found.asSent(TEXTS)).toEqual({
      pictures: ['/ru 180'],
      places: [
        {
          ...{ namespace: 'catalog', key: 'title', text: 'Острова', path: '/ru', build: 'mfe-catalog 0.1.0-1a2b3c4d' },
          ...{ picture: 0, box: { x: 10, y: 120, width: 100, height: 20 } },
        },
      ],
    });
  });

  it('is rather the place where a text does not fit, and no picture is left that shows nothing', async () => {
    const found = new Found();
    await meet(found, '/ru', stood(['ru:catalog:title'], 300));
    await meet(found, '/ru/faq', stood(['ru:catalog:title'], 900, 'cut'), stood(['ru:catalog:lead'], 2000));
    await meet(found, '/ru/blog', stood(['ru:catalog:title'], 40, 'cut'));
    const { pictures, places } = found.asSent(TEXTS);
    expect(pictures).toEqual(['/ru/faq 780', '/ru/faq 1880']);
    expect(places.map(({ key, path, fault }) => [key, path, fault])).toEqual([
      ['title', '/ru/faq', 'cut'],
      ['lead', '/ru/faq', undefined],
    ]);
    expect(found.clipped.map(({ text }) => text.name)).toEqual(['catalog:title']);
  });

  it('names each text of a line that is put together, and a text in English by its place', async () => {
    const found = new Found();
    await meet(found, '/ru', stood(['ru:common:close', 'en:catalog:lead'], 100));
    expect(found.asSent(TEXTS).places.map(({ namespace, key }) => `${namespace}:${key}`)).toEqual([
      'common:close',
      'catalog:lead',
    ]);
  });

  it('leaves out what the site does not say it has', async () => {
    const found = new Found();
    await meet(found, '/ru', stood(['ru:i18n:inPlace.done'], 100));
    expect(found.asSent(TEXTS)).toEqual({ pictures: [], places: [] });
  });
});
