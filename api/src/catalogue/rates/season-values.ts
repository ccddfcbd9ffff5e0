import { type Message, ValidationFailedError } from '../../platform/errors/app-error.js';
import { formatMinor, parseMinor } from '../../platform/fields/money.js';
import { merged } from './rates-fields.js';
import type { Scope } from './rates-scope.js';
import type { ObligatoryItem, Season, SeasonValues } from './season.entity.js';
import type { ObligatoryItemDto, SeasonDto, WriteSeasonDto } from './seasons.dto.js';

const toItem = ({ code, on, adult_minor, child_minor, text }: ObligatoryItem): ObligatoryItemDto => ({
  code,
  on,
  adult: formatMinor(adult_minor),
  child: formatMinor(child_minor),
  names: text,
});

const ofItem = ({ code, on, adult, child, names }: ObligatoryItemDto): ObligatoryItem => ({
  code,
  on,
  adult_minor: parseMinor(adult),
  child_minor: parseMinor(child),
  text: merged({}, names),
});

/** A season as staff see it. */
export const toSeason = (row: Season): SeasonDto => ({
  id: row.id,
  code: row.code,
  names: row.names,
  package: row.package?.id ?? null,
  resort: row.resort?.id ?? null,
  first_night: row.firstNight,
  last_night: row.lastNight,
  priority: row.priority,
  surcharge_percent: formatMinor(row.surchargeBp),
  min_nights: row.minNights,
  policy: row.policy,
  obligatory: row.obligatory.map(toItem),
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});

function obligatoryProblems({ obligatory, firstNight, lastNight }: SeasonValues): Record<string, Message[]> {
  const problems: Record<string, Message[]> = {};
  const keys = obligatory.map(({ code, on }) => `${code} ${on}`);
  for (const [index, { on, text }] of obligatory.entries()) {
    const at = `obligatory.${index}`;
    if (on < firstNight) problems[`${at}.on`] = [{ code: 'date_too_early', params: { date: firstNight } }];
    if (on > lastNight) problems[`${at}.on`] = [{ code: 'date_too_late', params: { date: lastNight } }];
    if (text.en === undefined) problems[`${at}.names.en`] = [{ code: 'required' }];
    if (keys.indexOf(keys[index] ?? '') !== index) problems[`${at}.code`] = [{ code: 'duplicate_entry' }];
  }
  return problems;
}

/** A season as a body changes it. @throws {ValidationFailedError} */
export function seasonValues(body: WriteSeasonDto, stored: Season | null, scope: Scope): SeasonValues {
  const code = body.code ?? stored?.code;
  const firstNight = body.first_night ?? stored?.firstNight;
  const lastNight = body.last_night ?? stored?.lastNight;
  const missing = Object.entries({ code, first_night: firstNight, last_night: lastNight }).filter(
    ([, value]) => !value,
  );
  if (!code || !firstNight || !lastNight)
    throw new ValidationFailedError(Object.fromEntries(missing.map(([member]) => [member, [{ code: 'required' }]])));
  const surcharge = body.surcharge_percent;
  const values: SeasonValues = {
    ...scope,
    code,
    names: merged(stored?.names ?? {}, body.names ?? {}),
    firstNight,
    lastNight,
    priority: body.priority ?? stored?.priority ?? 50,
    surchargeBp: surcharge === undefined ? (stored?.surchargeBp ?? 0) : parseMinor(surcharge),
    minNights: body.min_nights ?? stored?.minNights ?? 1,
    policy: body.policy === undefined ? (stored?.policy ?? null) : body.policy,
    obligatory: body.obligatory?.map(ofItem) ?? stored?.obligatory ?? [],
  };
  const problems = {
    ...(values.names.en === undefined ? { 'names.en': [{ code: 'required' }] } : {}),
    ...(lastNight < firstNight ? { last_night: [{ code: 'end_before_start' }] } : obligatoryProblems(values)),
  };
  if (Object.keys(problems).length > 0) throw new ValidationFailedError(problems);
  return values;
}
