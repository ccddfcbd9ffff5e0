import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { AppError, NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { Favourite, type FavouriteKind } from './favourite.entity.js';
import type { FavouriteDto } from './favourites.dto.js';
import { addFavourite, listFavourites } from './favourites.queries.js';

/** As many of a kind as one page of the wish list shows. */
const MOST_OF_A_KIND = PAGE_SIZE.max;

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
    if (await this.isFull(customerId, item)) throw new AppError(409, 'favourites_full', { count: MOST_OF_A_KIND });
    if (!(await addFavourite(this.sql, customerId, item, this.clock.now()))) throw new NotFoundError();
    const kept = (await this.list(customerId, language)).find(({ kind, id }) => kind === item.kind && id === item.id);
    if (!kept) throw new NotFoundError();
    return kept;
  }

  /** True where there is no room for one more. What is kept already needs none. */
  private async isFull(customerId: string, { kind, id }: { kind: FavouriteKind; id: number }): Promise<boolean> {
    const em = this.em.fork();
    const ofKind = { user: customerId, kind };
    return (
      (await em.count(Favourite, ofKind)) >= MOST_OF_A_KIND &&
      (await em.count(Favourite, { ...ofKind, itemId: id })) === 0
    );
  }

  /** Keeps something no longer. What was not kept is no error. */
  async remove(customerId: string, { kind, id }: { kind: FavouriteKind; id: number }): Promise<void> {
    await this.em.fork().nativeDelete(Favourite, { user: customerId, kind, itemId: id });
  }
}
