import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import type { GetTransferQuery, ListTransfersQuery } from './transfers.dto.js';
import { getTransfer, listTransfers } from './transfers.queries.js';

/** Reads of transfers. Answers are JSON as Postgres wrote it. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published transfers. @throws {InvalidPageError} past the end */
  list(query: ListTransfersQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listTransfers(query, language), query, url);
  }

  /** A published transfer by id, slug or earlier slug; with a preview token one in any state. @throws {NotFoundError} {GoneError} */
  async get(
    idOrSlug: string,
    { currency, preview }: Pick<GetTransferQuery, 'currency' | 'preview'>,
    language: Language,
  ): Promise<string> {
    if (preview !== undefined)
      return this.reader.one(getTransfer(idOrSlug, currency, language, this.previews.require('transfer', preview)));
    return this.reader.one(getTransfer(idOrSlug, currency, language), { table: 'transfer', idOrSlug });
  }
}
