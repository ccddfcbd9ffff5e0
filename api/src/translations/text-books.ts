import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { Sql } from '../common/sql.js';
import { ServedTexts } from './served-texts.js';
import { TextBook, indexEdits, withCustomKeys } from './text-book.js';
import { type Rows, findCustomKeys, findEdits } from './translations.queries.js';

/** Opens the texts of a language as they stand now. */
@Injectable()
export class TextBooks {
  constructor(
    private readonly releases: ServedTexts,
    private readonly sql: Sql,
  ) {}

  /** @param sql statements of the caller's transaction, to see what it has written */
  async open(language: string, sql: Rows = this.sql): Promise<TextBook> {
    const { namespaces } = await this.releases.current();
    const custom = await findCustomKeys(sql, null);
    const edits = await findEdits(sql, [...new Set([language, DEFAULT_LANGUAGE])], null);
    return new TextBook(language, withCustomKeys(namespaces, custom), indexEdits(edits), custom);
  }
}
