import { describe, expect, it } from '@jest/globals';
import { Found } from './found.mjs';
import { run } from './run.mjs';

const TEXTS = { catalog: { title: 'Title' } };
const page = { path: '/faq', build: 'mfe-catalog 0.1.0-1a2b3c4d', width: 390, height: 2000 };

async function looked(language, failed = []) {
  const found = new Map();
  for (const width of [390, 1440]) {
    const places = new Found();
    const stood = { ids: [`${language}:catalog:title`], fault: 'cut', x: 10, y: 300, width: 100, height: 20 };
    await places.keep(places.news([stood]), page, async () => 'picture');
    found.set(width, places);
  }
  return { found, failed };
}

/** What is sent and said when the looks at these languages end so. */
async function outcome(looks) {
  const [sent, said, faults] = [[], [], []];
  const status = await run({
    languages: Object.keys(looks),
    textsOf: async () => TEXTS,
    look: (language) => looked(language, looks[language]),
    send: async (set) => sent.push(set),
    print: (line) => said.push(line),
    printError: (line) => faults.push(line),
  });
  return { status, sent, said, faults };
}

describe('a look at all pages', () => {
  it('hands in what was found in each language at each width, and says what does not fit', async () => {
    const { status, sent, said, faults } = await outcome({ ru: [], zh: [] });
    expect([status, faults]).toEqual([0, []]);
    expect(sent.map(({ language, width }) => [language, width])).toEqual([
      ['ru', 390],
      ['ru', 1440],
      ['zh', 390],
      ['zh', 1440],
    ]);
    expect(sent[0]).toMatchObject({
      taken_at: expect.stringMatching(/^\d{4}-.*Z$/),
      pictures: ['picture'],
      places: [{ namespace: 'catalog', key: 'title', text: 'Title', fault: 'cut' }],
    });
    expect(said.slice(0, 2)).toEqual([
      'ru 390 px: 1 texts on 1 pictures, 0.0 MB, 1 do not fit',
      '  catalog:title cut on /faq',
    ]);
  });

  it('hands in nothing of a language in which a page did not come, and ends with a fault', async () => {
    const lost = 'faq in ru could not be looked at: Timeout';
    const { status, sent, said, faults } = await outcome({ ru: [lost], zh: [] });
    expect([status, faults]).toEqual([1, [`${lost}\nru: nothing is kept of this look.`]]);
    expect(sent.map(({ language }) => language)).toEqual(['zh', 'zh']);
    expect(said.filter((line) => line.startsWith('ru '))).toHaveLength(2);
  });
});
