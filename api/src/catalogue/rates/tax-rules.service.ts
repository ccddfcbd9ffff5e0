import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Clock } from '../../platform/data/clock.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { PRICED_TAGS } from './rates-scope.js';
import { lockRates } from './rates.queries.js';
import { TaxRule } from './tax-rule.entity.js';
import { followedBy, replacedBy } from './tax-rule-times.js';
import { checkTaxRule, inherited, taxRuleValues, toTaxRule } from './tax-rule-values.js';
import type { CreateTaxRuleDto, TaxRuleDto, WriteTaxRuleDto } from './tax-rules.dto.js';

/** What may still be said of a rule that prices were made with. */
const AFTERWARDS = new Set(['names', 'source', 'valid_to']);

/** What staff do with tax rules. Each change is one transaction, and waits for the others. */
@Injectable()
export class TaxRules {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly clock: Clock,
  ) {}

  /** Every rule, those of a code together, the latest first. */
  async list(): Promise<TaxRuleDto[]> {
    const rows = await this.em.fork().find(TaxRule, {}, { orderBy: { code: 'asc', validFrom: 'desc', id: 'asc' } });
    return rows.map((row) => this.toDto(row));
  }

  /** Adds a rule and ends the one that it follows on the day before. @throws {ValidationFailedError} */
  create(body: CreateTaxRuleDto, change: Change): Promise<TaxRuleDto> {
    return this.em.fork().transactional((em) => this.createIn(em, body, change));
  }

  /** The same in a transaction of the caller's. */
  async createIn(em: EntityManager, body: CreateTaxRuleDto, change: Change): Promise<TaxRuleDto> {
    const others = await this.lockedRules(em, body.code);
    const values = taxRuleValues(body, inherited(others));
    const before = replacedBy(values, others);
    if (before) await this.end(em, before, values.validFrom, change);
    checkTaxRule(values, others);
    const row = new TaxRule(values, change.caller?.id ?? null, this.changes.now());
    em.persist(row);
    await em.flush();
    await this.finish(em, row, 'create', change, null);
    return this.toDto(row);
  }

  /**
   * Changes a rule that has not been applied yet, or ends one that has. The rule before follows when the first day moves.
   * @throws {ValidationFailedError} `rule_has_served`; 404, 412, 428
   */
  update(id: number, body: WriteTaxRuleDto, change: Change): Promise<TaxRuleDto> {
    return this.em.fork().transactional((em) => this.updateIn(em, id, body, change));
  }

  /** The same in a transaction of the caller's. */
  async updateIn(em: EntityManager, id: number, body: WriteTaxRuleDto, change: Change): Promise<TaxRuleDto> {
    await lockRates(transactionSql(em));
    const row = await em.findOne(TaxRule, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    const stored = this.toDto(row);
    await this.changes.requireVersion(em, row, change, stored);
    if (stored.has_served) this.checkServed(row, body);
    const others = (await em.find(TaxRule, { code: row.code })).filter((other) => other !== row);
    const values = taxRuleValues({ ...body, code: row.code }, row);
    const before = values.validFrom === row.validFrom ? undefined : followedBy(row, others);
    const moved = () => before && this.end(em, before, values.validFrom, change);
    // At no moment do both hold for one day: the constraint looks at each statement.
    const isLater = values.validFrom > row.validFrom;
    if (!isLater) await moved();
    checkTaxRule(values, others);
    row.change(values, change.caller?.id ?? null, this.changes.now());
    await this.finish(em, row, 'update', change, stored);
    if (isLater) await moved();
    return this.toDto(row);
  }

  private async lockedRules(em: EntityManager, code: TaxRule['code']): Promise<TaxRule[]> {
    await lockRates(transactionSql(em));
    return em.find(TaxRule, { code }, { orderBy: { validFrom: 'asc', id: 'asc' } });
  }

  /** A rule that has been applied gets an end from yesterday on, and nothing that it asked before. */
  private checkServed(row: TaxRule, body: WriteTaxRuleDto): void {
    const said = Object.entries(body).flatMap(([member, value]) => (value === undefined ? [] : member));
    const refused = said.filter((member) => !AFTERWARDS.has(member));
    if (said.includes('valid_to') && row.validTo !== null && row.validTo < this.clock.maldivesDate(-1))
      refused.push('valid_to');
    if (refused.length > 0)
      throw new ValidationFailedError(
        Object.fromEntries(refused.map((member) => [member, [{ code: 'rule_has_served' }]])),
      );
    this.checkEnd('valid_to', body.valid_to ?? null);
  }

  /** Days that have passed stay as they were taxed. */
  private checkEnd(field: string, last: string | null, shift = 0): void {
    const earliest = this.clock.maldivesDate(-1);
    if (last !== null && last < earliest)
      throw ValidationFailedError.on(field, 'date_too_early', { date: addDays(earliest, shift) });
  }

  /** Ends the rule that another follows from a day on. */
  private async end(em: EntityManager, row: TaxRule, next: string, change: Change): Promise<void> {
    const last = addDays(next, -1);
    this.checkEnd('valid_from', last, 1);
    if (last < row.validFrom) throw ValidationFailedError.on('valid_from', 'overlapping_rule');
    const before = this.toDto(row);
    row.change({ validTo: last }, change.caller?.id ?? null, this.changes.now());
    await this.finish(em, row, 'update', change, before);
  }

  private finish(em: EntityManager, row: TaxRule, verb: string, change: Change, before: unknown): Promise<void> {
    const named = { action: `tax_rule.${verb}`, entity: 'tax_rule', entityId: row.id, tags: [...PRICED_TAGS] };
    return this.changes.finish(em, named, change, before, () => this.toDto(row));
  }

  private toDto(row: TaxRule): TaxRuleDto {
    return toTaxRule(row, this.clock.maldivesDate());
  }
}
