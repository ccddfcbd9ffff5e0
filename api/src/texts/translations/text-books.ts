import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { Sql } from '../../platform/data/sql.js';
import { mapInSlices } from '../../platform/data/slices.js';
import { ServedTexts } from './served-texts.js';
import { TextBook, withCustomKeys } from './text-book.js';
import { textId } from '../languages/text-id.js';
import { countQuestions } from './comments/text-comments.queries.js';
import { findClipped } from './places/text-places.queries.js';
import {
  type Rows,
  countSuggestions,
  findCustomKeys,
  findCustomNamespaces,
  findEdits,
} from './translations.queries.js';

/** Opens the texts of a language as they stand now. */
@Injectable()
export class TextBooks {
  constructor(
    private readonly releases: ServedTexts,
    private readonly sql: Sql,
  ) {}

  /** Names of all namespaces, sorted. */
  async names(): Promise<string[]> {
    const { namespaces } = await this.releases.current();
    return [...new Set([...Object.keys(namespaces), ...(await findCustomNamespaces(this.sql))])].toSorted();
  }

  /** @param sql statements of the caller's transaction, to see what it has written */
  async open(language: string, sql: Rows = this.sql): Promise<TextBook> {
    const { namespaces } = await this.releases.current();
    const custom = await findCustomKeys(sql, null);
    const edits = await findEdits(sql, [...new Set([language, DEFAULT_LANGUAGE])], null);
    const waiting = await countSuggestions(sql, language);
    const unfit = await findClipped(sql, language);
    const asked = await countQuestions(sql, language);
    const notes = {
      suggestions: new Map(waiting.map((text) => [textId({ ...text, language }), text.suggestions])),
      clipped: new Map(unfit.map((text) => [textId({ ...text, language }), text.text])),
      questions: new Map(asked.map((text) => [textId({ ...text, language }), text.questions])),
    };
    const index = await mapInSlices(edits, (edit) => [textId(edit), edit] as const);
    return new TextBook(language, withCustomKeys(namespaces, custom), new Map(index), custom, notes);
  }
}
