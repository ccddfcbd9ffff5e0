import { EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Config } from '../../platform/config/config.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { lockRates } from './rates.queries.js';
import { PRICED_TAGS, referencedBy, scopeOf } from './rates-scope.js';
import { Season, type SeasonValues } from './season.entity.js';
import { seasonValues, toSeason } from './season-values.js';
import type { ListSeasonsQuery, SeasonDto, WriteSeasonDto } from './seasons.dto.js';

/** What staff do with seasons. Each change is one transaction, and waits for the others. */
@Injectable()
export class Seasons {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly config: Config,
  ) {}

  /** A page of seasons by their first night. @throws {InvalidPageError} past the end */
  async list(query: ListSeasonsQuery, url: string): Promise<Page<SeasonDto>> {
    const where: FilterQuery<Season> = {
      ...referencedBy(query),
      ...(query.from === undefined ? {} : { lastNight: { $gte: query.from } }),
    };
    const orderBy = [{ firstNight: 'asc' as const }, { id: 'asc' as const }];
    const [rows, count] = await this.em.fork().findAndCount(Season, where, { ...pageWindow(query), orderBy });
    return toPage(this.config.baseUrl, url, query, count, rows.map(toSeason));
  }

  /** @throws {ValidationFailedError} */
  create(body: WriteSeasonDto, change: Change): Promise<SeasonDto> {
    return this.em.fork().transactional((em) => this.createIn(em, body, change));
  }

  /** The same in a transaction of the caller's. */
  async createIn(em: EntityManager, body: WriteSeasonDto, change: Change): Promise<SeasonDto> {
    await lockRates(transactionSql(em));
    const values = seasonValues(body, null, await scopeOf(em, body, { package: null, resort: null }));
    await this.checkCode(em, values, null);
    const row = new Season(values, change.caller?.id ?? null, this.changes.now());
    em.persist(row);
    await em.flush();
    await this.finish(em, row, 'create', change, null);
    return toSeason(row);
  }

  /** @throws as `create`, and 404, 412, 428 */
  update(id: number, body: WriteSeasonDto, change: Change): Promise<SeasonDto> {
    return this.em.fork().transactional((em) => this.updateIn(em, id, body, change));
  }

  /** The same in a transaction of the caller's. */
  async updateIn(em: EntityManager, id: number, body: WriteSeasonDto, change: Change): Promise<SeasonDto> {
    const row = await this.lock(em, id, change);
    const before = toSeason(row);
    const values = seasonValues(body, row, await scopeOf(em, body, row));
    await this.checkCode(em, values, row);
    row.change(values, change.caller?.id ?? null, this.changes.now());
    await this.finish(em, row, 'update', change, before);
    return toSeason(row);
  }

  /** @throws 404, 412, 428 */
  async remove(id: number, change: Change): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toSeason(row);
      em.remove(row);
      await this.changes.finish(em, named('delete', id), change, before, () => null);
    });
  }

  private async lock(em: EntityManager, id: number, change: Change): Promise<Season> {
    await lockRates(transactionSql(em));
    const row = await em.findOne(Season, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    await this.changes.requireVersion(em, row, change, toSeason(row));
    return row;
  }

  private async checkCode(em: EntityManager, values: SeasonValues, row: Season | null): Promise<void> {
    const { code, package: owner, resort } = values;
    const found = await em.findOne(Season, { code, package: owner, resort });
    if (found && found !== row) throw ValidationFailedError.on('code', 'taken');
  }

  private finish(em: EntityManager, row: Season, verb: string, change: Change, before: unknown): Promise<void> {
    return this.changes.finish(em, named(verb, row.id), change, before, () => toSeason(row));
  }
}

const named = (verb: string, id: number) => ({
  action: `season.${verb}`,
  entity: 'season',
  entityId: id,
  tags: [...PRICED_TAGS],
});
