/// <reference types="node" />
import { describe, expect, it } from '@jest/globals';
import { documentQueries, toApiSearch } from './document-queries.ts';

const packages = (search: string) => documentQueries.packages('ru', new URLSearchParams(search));

describe('the first query of a list', () => {
  it('has the filters of the address, typed, and nothing else', () => {
    expect(
      packages('destination=baa&destination=baa&destination=ari&price_min=500&utm_source=x&sort=price_low'),
    ).toEqual({
      lang: 'ru',
      destination: ['baa', 'ari'],
      priceMin: 500,
      sort: 'price_low',
    });
  });

  it('has one key for one list: defaults and nonsense are left out', () => {
    for (const search of [
      '',
      'page=1',
      'sort=featured',
      'price_min=',
      'price_min=-3',
      'page=x',
      'destination=..%2F',
      'is_featured=1',
    ]) {
      expect(packages(search)).toEqual({ lang: 'ru' });
    }
  });

  it('is written as the API reads it', () => {
    expect(toApiSearch(packages('search=a%26b&duration_min=5&destination=baa&destination=ari&is_featured=true'))).toBe(
      'lang=ru&destination=baa&destination=ari&duration_min=5&is_featured=true&search=a%26b',
    );
  });
});
