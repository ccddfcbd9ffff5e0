import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { merged } from './rates-fields.js';
import type { Scope } from './rates-scope.js';
import type { Reduction, ReductionValues } from './reduction.entity.js';
import type { ReductionDto, WriteReductionDto } from './reductions.dto.js';

/** A reduction as staff see it. */
export const toReduction = (row: Reduction): ReductionDto => ({
  id: row.id,
  code: row.code,
  names: row.names,
  package: row.package?.id ?? null,
  resort: row.resort?.id ?? null,
  off_percent: formatMinor(row.offBp),
  arrive_from: row.arriveFrom,
  arrive_to: row.arriveTo,
  book_from: row.bookFrom,
  book_to: row.bookTo,
  days_ahead_min: row.daysAheadMin,
  days_ahead_max: row.daysAheadMax,
  nights_min: row.nightsMin,
  is_active: row.isActive,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});

const isBefore = (last: string | null, first: string | null) => first !== null && last !== null && last < first;

function problemsOf(values: ReductionValues): Record<string, Message[]> {
  const { names, offBp, arriveFrom, arriveTo, bookFrom, bookTo, daysAheadMin, daysAheadMax } = values;
  const endless = daysAheadMin === null || daysAheadMax === null || daysAheadMin <= daysAheadMax;
  return {
    ...(names.en === undefined ? { 'names.en': [{ code: 'required' }] } : {}),
    ...(offBp > 0 ? {} : { off_percent: [{ code: 'must_be_positive' }] }),
    ...(isBefore(arriveTo, arriveFrom) ? { arrive_to: [{ code: 'end_before_start' }] } : {}),
    ...(isBefore(bookTo, bookFrom) ? { book_to: [{ code: 'end_before_start' }] } : {}),
    ...(endless ? {} : { days_ahead_max: [{ code: 'min_value', params: { count: daysAheadMin } }] }),
  };
}

/** A reduction as a body changes it. @throws {ValidationFailedError} */
export function reductionValues(body: WriteReductionDto, stored: Reduction | null, scope: Scope): ReductionValues {
  const code = body.code ?? stored?.code;
  const off = body.off_percent === undefined ? stored?.offBp : parseMinor(body.off_percent);
  if (code === undefined) throw ValidationFailedError.on('code', 'required');
  if (off === undefined) throw ValidationFailedError.on('off_percent', 'required');
  const orNone = <T>(given: T | null | undefined, kept: T | null = null) => (given === undefined ? kept : given);
  const values: ReductionValues = {
    ...scope,
    code,
    names: merged(stored?.names ?? {}, body.names ?? {}),
    offBp: off,
    arriveFrom: orNone(body.arrive_from, stored?.arriveFrom),
    arriveTo: orNone(body.arrive_to, stored?.arriveTo),
    bookFrom: orNone(body.book_from, stored?.bookFrom),
    bookTo: orNone(body.book_to, stored?.bookTo),
    daysAheadMin: orNone(body.days_ahead_min, stored?.daysAheadMin),
    daysAheadMax: orNone(body.days_ahead_max, stored?.daysAheadMax),
    nightsMin: orNone(body.nights_min, stored?.nightsMin),
    isActive: body.is_active ?? stored?.isActive ?? true,
  };
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
  return values;
}
