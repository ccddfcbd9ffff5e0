import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { Favourite, type FavouriteKind } from './favourite.entity.js';
import type { FavouriteDto } from './favourites.dto.js';
import { addFavourite, listFavourites } from './favourites.queries.js';

/** As many as a person can look through. */
const MAX_FAVOURITES = 200;

/** What customers keep for later. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  list(customerId: string, language: Language): Promise<FavouriteDto[]> {
    return listFavourites(this.sql, customerId, language);
  }

  /**
   * Keeps something; keeping it twice is no error.
   * @throws {NotFoundError} when it is not on offer
   * @throws {AppError} 409 `favourites_full`
   */
  async add(customerId: string, item: { kind: FavouriteKind; id: number }, language: Language): Promise<FavouriteDto> {
    if ((await this.em.fork().count(Favourite, { user: customerId })) >= MAX_FAVOURITES)
      throw new AppError(409, 'favourites_full', { count: MAX_FAVOURITES });
    if (!(await addFavourite(this.sql, customerId, item, this.clock.now()))) throw new NotFoundError();
    const kept = (await this.list(customerId, language)).find(({ kind, id }) => kind === item.kind && id === item.id);
    if (!kept) throw new NotFoundError();
    return kept;
  }

  /** Keeps something no longer. What was not kept is no error. */
  async remove(customerId: string, { kind, id }: { kind: FavouriteKind; id: number }): Promise<void> {
    await this.em.fork().nativeDelete(Favourite, { user: customerId, kind, itemId: id });
  }
}
