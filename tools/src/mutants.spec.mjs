// The lists of mutants keep up with the code; the nightly run carries them out.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { allMutants, places } from './mutants.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

describe('mutants', () => {
  it('stand each for one place of the code and change it', async () => {
    const mutants = await allMutants();
    expect(mutants.filter((mutant) => places(mutant) !== 1).map(({ list, name }) => `${list}: ${name}`)).toEqual([]);
    expect(mutants.filter(({ from, to }) => from === to)).toEqual([]);
    expect(new Set(mutants.map(({ list, name }) => `${list}: ${name}`)).size).toBe(mutants.length);
  });

  it('name tests that exist', async () => {
    const named = (await allMutants()).flatMap(({ name, tests }) => (tests.length > 0 ? tests : [`none for ${name}`]));
    expect(named.filter((test) => !fs.existsSync(path.join(ROOT, test)))).toEqual([]);
  });

  it('are there for bookings, money, pricing, prices of cards, rates, input, access, locks, caches, dates, remotes, loading, drawing, waiting, promises, pages, texts and the office', async () => {
    const lists = new Set((await allMutants()).map(({ list }) => list));
    expect([...lists].toSorted()).toEqual([
      'access',
      'bookings',
      'caches',
      'card-prices',
      'dates',
      'drawing',
      'input',
      'loading',
      'locks',
      'money',
      'office',
      'pages',
      'pricing',
      'promises',
      'rates',
      'remotes',
      'texts',
      'waiting',
    ]);
  });
});
