import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Config } from '../../platform/config/config.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { lockRates } from './rates.queries.js';
import { PRICED_TAGS, referencedBy, scopeOf } from './rates-scope.js';
import { Reduction, type ReductionValues } from './reduction.entity.js';
import { reductionValues, toReduction } from './reduction-values.js';
import type { ListReductionsQuery, ReductionDto, WriteReductionDto } from './reductions.dto.js';

/** What staff do with reductions. Each change is one transaction, and waits for the others. */
@Injectable()
export class Reductions {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly config: Config,
  ) {}

  /** A page of reductions by their code. @throws {InvalidPageError} past the end */
  async list(query: ListReductionsQuery, url: string): Promise<Page<ReductionDto>> {
    const where = referencedBy(query);
    const orderBy = [{ code: 'asc' as const }, { id: 'asc' as const }];
    const [rows, count] = await this.em.fork().findAndCount(Reduction, where, { ...pageWindow(query), orderBy });
    return toPage(this.config.baseUrl, url, query, count, rows.map(toReduction));
  }

  /** @throws {ValidationFailedError} */
  create(body: WriteReductionDto, change: Change): Promise<ReductionDto> {
    return this.em.fork().transactional((em) => this.createIn(em, body, change));
  }

  /** The same in a transaction of the caller's. */
  async createIn(em: EntityManager, body: WriteReductionDto, change: Change): Promise<ReductionDto> {
    await lockRates(transactionSql(em));
    const values = reductionValues(body, null, await scopeOf(em, body, { package: null, resort: null }));
    await this.checkCode(em, values, null);
    const row = new Reduction(values, change.caller?.id ?? null, this.changes.now());
    em.persist(row);
    await em.flush();
    await this.finish(em, row, 'create', change, null);
    return toReduction(row);
  }

  /** @throws as `create`, and 404, 412, 428 */
  update(id: number, body: WriteReductionDto, change: Change): Promise<ReductionDto> {
    return this.em.fork().transactional((em) => this.updateIn(em, id, body, change));
  }

  /** The same in a transaction of the caller's. */
  async updateIn(em: EntityManager, id: number, body: WriteReductionDto, change: Change): Promise<ReductionDto> {
    const row = await this.lock(em, id, change);
    const before = toReduction(row);
    const values = reductionValues(body, row, await scopeOf(em, body, row));
    await this.checkCode(em, values, row);
    row.change(values, change.caller?.id ?? null, this.changes.now());
    await this.finish(em, row, 'update', change, before);
    return toReduction(row);
  }

  /** @throws 404, 412, 428 */
  async remove(id: number, change: Change): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toReduction(row);
      em.remove(row);
      await this.changes.finish(em, named('delete', id), change, before, () => null);
    });
  }

  private async lock(em: EntityManager, id: number, change: Change): Promise<Reduction> {
    await lockRates(transactionSql(em));
    const row = await em.findOne(Reduction, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    await this.changes.requireVersion(em, row, change, toReduction(row));
    return row;
  }

  private async checkCode(em: EntityManager, values: ReductionValues, row: Reduction | null): Promise<void> {
    const { code, package: owner, resort } = values;
    const found = await em.findOne(Reduction, { code, package: owner, resort });
    if (found && found !== row) throw ValidationFailedError.on('code', 'taken');
  }

  private finish(em: EntityManager, row: Reduction, verb: string, change: Change, before: unknown): Promise<void> {
    return this.changes.finish(em, named(verb, row.id), change, before, () => toReduction(row));
  }
}

const named = (verb: string, id: number) => ({
  action: `reduction.${verb}`,
  entity: 'reduction',
  entityId: id,
  tags: [...PRICED_TAGS],
});
