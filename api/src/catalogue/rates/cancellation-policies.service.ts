import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import type { CancellationPolicy as PolicyCode } from '../../content/listing/codes.js';
import { type Message, NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { CacheTag } from '../../platform/cache/public-cache.js';
import { CancellationPolicy } from './cancellation-policy.entity.js';
import type { CancellationTierDto, EditablePolicyDto, WritePolicyDto } from './cancellation-policies.dto.js';
import { readPolicy } from './cancellation-policies.queries.js';

/** Percent as basis points. */
const BP = 100;

/** What staff do with cancellation policies. The codes are those of the product: none is made, none goes. */
@Injectable()
export class CancellationPolicies {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
  ) {}

  /** @throws {NotFoundError} */
  get(code: PolicyCode): Promise<EditablePolicyDto> {
    return this.em.fork().transactional((em) => this.read(em, code));
  }

  /** @throws {ValidationFailedError} for tiers that do not fall; 404, 412, 428 */
  update(code: PolicyCode, body: WritePolicyDto, change: Change): Promise<EditablePolicyDto> {
    return this.em.fork().transactional((em) => this.updateIn(em, code, body, change));
  }

  /** The same in a transaction of the caller's. */
  async updateIn(
    em: EntityManager,
    code: PolicyCode,
    body: WritePolicyDto,
    change: Change,
  ): Promise<EditablePolicyDto> {
    const row = await em.findOne(CancellationPolicy, { code }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    const before = await this.read(em, code);
    await this.changes.requireVersion(em, row, change, before);
    checkTiers(body.tiers ?? []);
    const values = {
      tiers: body.tiers?.map(({ hours_before, refund_percent }) => ({
        hours_before,
        refund_bp: refund_percent * BP,
      })),
      depositRefundable: body.deposit_refundable,
      depositBp: body.deposit_percent === undefined ? undefined : body.deposit_percent * BP,
      balanceDaysBefore: body.balance_days_before,
    };
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    row.change(given, change.caller?.id ?? null, this.changes.now());
    await em.flush();
    const after = await this.read(em, code);
    await this.changes.finish(em, named(code), change, before, () => after);
    return after;
  }

  private async read(em: EntityManager, code: PolicyCode): Promise<EditablePolicyDto> {
    const policy = await readPolicy(em, code);
    if (!policy) throw new NotFoundError();
    return policy;
  }
}

/** Who cancels later gets less back. @throws {ValidationFailedError} */
function checkTiers(tiers: readonly CancellationTierDto[]): void {
  const problems: Record<string, Message[]> = {};
  for (const [index, { hours_before: hours, refund_percent: percent }] of tiers.entries()) {
    const earlier = tiers[index - 1];
    if (earlier && hours >= earlier.hours_before) problems[`tiers.${index}.hours_before`] = [{ code: 'tiers_rise' }];
    if (earlier && percent >= earlier.refund_percent)
      problems[`tiers.${index}.refund_percent`] = [{ code: 'tiers_rise' }];
  }
  if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
}

const named = (code: PolicyCode) => ({
  action: 'cancellation_policy.update',
  entity: 'cancellation_policy',
  entityId: code,
  tags: ['settings'] as CacheTag[],
});
