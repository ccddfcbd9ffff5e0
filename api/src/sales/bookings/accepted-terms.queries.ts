import type { Language } from '@atoll/contract/languages';
import { prepared } from '../../platform/data/prepared.js';
import type { Sql } from '../../platform/data/sql.js';
import { SHOWN_TERMS, type TermsWords } from '../quotes/shown-terms.queries.js';

type Row = Pick<Sql, 'primaryRow'>;

/**
 * Version of the terms, and the SHA-256 of their words in a language or in English. Somebody accepts them: words that nobody has accepted
 * before are kept.
 */
export const acceptTerms = (sql: Row, language: Language) =>
  sql.primaryRow<TermsWords>(
    prepared(`with shown as materialized (${SHOWN_TERMS}),
     kept as (
       insert into agreed_words (hash, language, title, blocks)
       select hash, language, title, blocks from shown where not exists (select from agreed_words k where k.hash = shown.hash)
       on conflict do nothing)
     select s.terms_version as version, (select hash from shown) as hash from setting s where s.id = 1`),
    [language],
  );
