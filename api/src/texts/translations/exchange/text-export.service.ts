import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import type { Caller } from '../../../platform/access/access.js';
import { mapInSlices } from '../../../platform/data/slices.js';
import type { CallOrigin } from '../../../platform/access/origin.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import { TextBooks } from '../text-books.js';
import type { ExportTranslationsQuery } from './exchange.dto.js';
import { ExchangeFiles } from './exchange-files.js';
import { CONTENT_TYPES, EXTENSIONS, toExchange } from './exchange-format.js';

/** A file to be saved. */
export interface ExportedFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Writes texts into exchange files. */
@Injectable()
export class TextExport {
  constructor(
    private readonly books: TextBooks,
    private readonly files: ExchangeFiles,
    private readonly languages: KnownLanguages,
    private readonly em: EntityManager,
    private readonly audit: Audit,
  ) {}

  /** The texts of a language that fit the filters; the audit says who took them along. @throws {LanguageNotFoundError} */
  async export(query: ExportTranslationsQuery, caller: Caller, { requestId }: CallOrigin): Promise<ExportedFile> {
    const language = await this.languages.require(query.language_code);
    const { ns, status, only = 'all', format = 'json' } = query;
    const book = await this.books.open(language);
    const rows = (await book.filtered({ ns, status })).filter((row) => only === 'all' || row.status === only);
    const { shape = 'flat', include_source: source = true } = query;
    const file = { format, texts: await mapInSlices(rows, toExchange), options: { language, shape, source } };
    const bytes = await this.files.write(file, caller.id);
    await this.em.fork().transactional(async (em) => {
      const entry = { action: 'translation.export', entity: 'translation', entityId: language, actorId: caller.id };
      this.audit.record(em, { ...entry, after: { format, count: rows.length }, requestId });
    });
    // Names are made of codes alone: nothing that a header or a file system could take amiss.
    const name = ['atoll', language, ...(ns ? [ns] : []), ...(only === 'all' ? [] : [only])].join('-');
    return { name: `${name}.${EXTENSIONS[format]}`, contentType: CONTENT_TYPES[format], bytes };
  }
}

/** `Content-Disposition` of a file to be saved (RFC 6266). */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
