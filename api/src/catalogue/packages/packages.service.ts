import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { ContentReader } from '../../content/listing/reader.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { PreviewTokens } from '../../content/editing/preview-tokens.js';
import { type ListPackagesQuery, PACKAGE_ORDERINGS, PACKAGE_SORTS, type PackageSort } from './packages.dto.js';
import { getPackage, listPackages } from './packages.queries.js';

/** Reads of packages. Answers are JSON as Postgres wrote it. */
@Injectable()
export class PackagesService {
  constructor(
    private readonly reader: ContentReader,
    private readonly previews: PreviewTokens,
  ) {}

  /** A page of published packages. @throws {InvalidPageError} past the end */
  list(query: ListPackagesQuery, language: Language, url: string): Promise<string> {
    return this.reader.page(listPackages(query, sortOf(query), language), query, url);
  }

  /**
   * A published package by id, slug or earlier slug; with a preview token one in any state.
   * @throws {NotFoundError} {GoneError}
   */
  async get(
    idOrSlug: string,
    currency: CurrencyCode | undefined,
    language: Language,
    preview: string | undefined,
  ): Promise<string> {
    if (preview === undefined)
      return this.reader.one(getPackage(idOrSlug, currency, language), { table: 'package', idOrSlug });
    const opened = this.previews.opens('package', preview);
    if (opened === null) throw new NotFoundError();
    return this.reader.one(getPackage(idOrSlug, currency, language, opened));
  }
}

const isSort = (value: string): value is PackageSort => (PACKAGE_SORTS as readonly string[]).includes(value);
const isOrdering = (value: string): value is keyof typeof PACKAGE_ORDERINGS => Object.hasOwn(PACKAGE_ORDERINGS, value);

/** `sort`, else the older `ordering`, else featured first. */
function sortOf({ sort, ordering }: ListPackagesQuery): PackageSort {
  if (sort !== undefined) return sort;
  if (ordering === undefined) return 'featured';
  if (isSort(ordering)) return ordering;
  return isOrdering(ordering) ? PACKAGE_ORDERINGS[ordering] : 'featured';
}
