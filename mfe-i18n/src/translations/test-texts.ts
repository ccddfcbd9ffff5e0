import type { TranslationTextDto, TranslationTextPageDto } from '@atoll/api-client/endpoints/translations.gen';

/** A text as the API answers it, for tests. */
export const ROW: TranslationTextDto = {
  id: 'ru:catalog:hero.title',
  namespace: 'catalog',
  key: 'hero.title',
  language: 'ru',
  plural: null,
  form: null,
  required: true,
  source: 'From {{price}}, all in',
  value: 'От {{price}}, всё включено',
  released: 'От {{price}}, всё включено',
  status: 'released',
  stale: false,
  approved: false,
  version: 3,
  origin: null,
  custom: false,
  description: null,
  max_length: null,
  qa: [],
  suggestions: 0,
  clipped: false,
  questions: 0,
  updated_by: null,
  updated_at: null,
  approved_by: null,
  approved_at: null,
};

const states = {
  missing: 2,
  released: 600,
  edited: 8,
  approved: 30,
  outdated: 1,
  pending: 9,
  review: 10,
  needs_work: 3,
  clipped: 1,
  questions: 2,
};

/** A page of the list. */
export const list = (...results: TranslationTextDto[]): { body: TranslationTextPageDto } => ({
  body: { count: results.length, texts: results.length, states, next: null, previous: null, results },
});
