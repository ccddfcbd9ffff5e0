import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import type { PricedQuery } from '../catalogue/reference.dto.js';
import { CatalogueReader } from '../catalogue/reader.js';
import type { ListTransfersQuery } from './transfers.dto.js';
import { getTransfer, listTransfers } from './transfers.queries.js';

/** Reads of transfers. Answers are JSON as Postgres wrote it. */
@Injectable()
export class TransfersService {
  constructor(private readonly reader: CatalogueReader) {}

  /** A page of published transfers. @throws {InvalidPageError} past the end */
  list(query: ListTransfersQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listTransfers(query, language), query, url);
  }

  /** A published transfer by id, slug or earlier slug. @throws {NotFoundError} {GoneError} */
  get(idOrSlug: string, { currency }: Pick<PricedQuery, 'currency'>, language: Language): Promise<string> {
    return this.reader.one(getTransfer(idOrSlug, currency, language), { table: 'transfer', idOrSlug });
  }
}
