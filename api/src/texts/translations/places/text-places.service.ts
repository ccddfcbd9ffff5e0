import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit.js';
import { Clock } from '../../../platform/data/clock.js';
import { Sql } from '../../../platform/data/sql.js';
import { transactionSql } from '../../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../../platform/errors/app-error.js';
import { KnownLanguages } from '../../languages/known-languages.js';
import { parseTextId, textId } from '../../languages/text-id.js';
import { pluralForms } from '../merge-texts.js';
import type { TextBook } from '../text-book.js';
import { TextBooks } from '../text-books.js';
import type { ChangeContext } from '../text-writer.js';
import { requireScope } from '../translator-scope.js';
import { openPictures } from './open-pictures.js';
import type {
  TextPlacedDto,
  SendTextPlacesDto,
  TextPlaceDto,
  TextPlacesDto,
  TextPlacesKeptDto,
} from './text-places.dto.js';
import { type PlaceRow, findLooks, findPlaces, replacePlaces } from './text-places.queries.js';

/** What the clock of the machine that looked may be ahead. */
const SLACK_MS = 60_000;

/** Keeps where texts stand on the site, as a browser has seen them. */
@Injectable()
export class TextPlaces {
  constructor(
    private readonly books: TextBooks,
    private readonly languages: KnownLanguages,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly sql: Sql,
    private readonly em: EntityManager,
  ) {}

  /**
   * Keeps what was seen in the place of what is kept of that language and width: all of it, or with a fault nothing.
   * @throws {ValidationFailedError} for a text that there is none of, one named twice, and pictures as `openPictures` refuses them
   */
  async replace(body: SendTextPlacesDto, { caller, requestId }: ChangeContext): Promise<TextPlacesKeptDto> {
    const language = await this.languages.require(body.language);
    requireScope(caller, language);
    const { width, places, taken_at: takenAt } = body;
    if (Date.parse(takenAt) > this.clock.now().getTime() + SLACK_MS)
      throw ValidationFailedError.on('taken_at', 'date_in_future');
    refuseUnknown(places, await this.books.open(language), body.pictures.length);
    const pictures = await openPictures(body.pictures, places);
    const kept = {
      ...{ language, width, texts: places.length, pictures: pictures.length },
      clipped: places.filter(({ fault }) => fault !== undefined).length,
    };
    await this.em.transactional(async (em) => {
      await replacePlaces(transactionSql(em), { language, width, takenAt, pictures, places });
      this.audit.record(em, {
        ...{ action: 'translation.places', entity: 'text_place_set', entityId: `${language}:${width}` },
        ...{ actorId: caller.id, after: kept, requestId },
      });
    });
    return kept;
  }

  /** Where a text was seen; of a plural any of its forms. @throws {NotFoundError} */
  async of(id: string): Promise<TextPlacesDto> {
    const place = parseTextId(id);
    if (!place || !(await this.languages.all()).some(({ code }) => code === place.language)) throw new NotFoundError();
    const book = await this.books.open(place.language);
    const row = book.find(place.namespace, place.key);
    if (!row) throw new NotFoundError();
    const { plural } = row;
    const keys = plural ? pluralForms(place.language).map((form) => `${plural.root}_${form}`) : [place.key];
    const [looks, found] = await Promise.all([findLooks(this.sql, place.language), findPlaces(this.sql, place, keys)]);
    return { looks, places: found.map((seen) => placeOf(seen, book, place.namespace)) };
  }
}

function placeOf(seen: PlaceRow, book: TextBook, namespace: string): TextPlaceDto {
  const { width, taken_at, key, text, path, build, fault = null, x, y, image } = seen;
  const row = book.find(namespace, key);
  return {
    ...{ width, taken_at, key, path, build, fault, is_older: text !== (row?.value ?? row?.source) },
    box: { x, y, width: seen.box_width, height: seen.box_height },
    picture: { image, width: seen.pixel_width, height: seen.pixel_height },
  };
}

function refuseUnknown(places: readonly TextPlacedDto[], book: TextBook, pictures: number): void {
  const seen = new Set<string>();
  for (const [index, { namespace, key, picture }] of places.entries()) {
    const id = textId({ language: book.language, namespace, key });
    if (!book.find(namespace, key)) throw ValidationFailedError.on(`places.${index}.key`, 'unknown_key');
    if (seen.has(id)) throw ValidationFailedError.on(`places.${index}.key`, 'duplicate_entry');
    if (picture >= pictures) throw ValidationFailedError.on(`places.${index}.picture`, 'unknown_reference');
    seen.add(id);
  }
}
