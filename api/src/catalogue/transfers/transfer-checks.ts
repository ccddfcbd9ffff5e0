import { Injectable } from '@nestjs/common';
import { addDays } from '@atoll/contract/days';
import type { Language } from '@atoll/contract/languages';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { findPublished, placesOf } from './other-stays.queries.js';
import { OtherStays } from './other-stays.js';
import { type Instead, namedAlternatives, transferAnswer } from './transfer-answer.js';
import type { Journey, TransferCheck } from './transfer-check.js';
import type { CheckTransferQuery, TransferCheckDto } from './transfer-check.dto.js';
import { transfersTo } from './transfer-options.queries.js';
import { type TakenWays, type TransferOption, type TransferWays, checkWays, takenWays } from './transfer-ways.js';

/** Whoever has no day yet reads what it costs so many days ahead. */
const DAYS_AHEAD = 30;

/** On a day that nobody has chosen every transfer runs. */
const onAnyDay = (way: TransferOption): TransferOption => ({ ...way, operates_weekdays: [] });

/** Says whether times of flights fit the way to a package or a place to stay, before anybody books. */
@Injectable()
export class TransferChecks {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly otherStays: OtherStays,
  ) {}

  /**
   * @throws {ValidationFailedError} where it names no package or place that is open, or both
   * @throws {NotFoundError} where no way leads there
   */
  async check(query: CheckTransferQuery, language: Language): Promise<TransferCheckDto> {
    const { ways, except } = await this.waysOf(query, language);
    const found = takenWays(ways, null);
    if (!found) throw new NotFoundError();
    const { check_in, nights = 7, adults = 2, landing, flight } = query;
    const first = check_in ?? addDays(this.clock.maldivesDate(), DAYS_AHEAD);
    const last = addDays(first, nights);
    const journey: Journey = {
      check_in: first,
      check_out: last,
      lands_at: landing ? `${first}T${landing}` : null,
      flies_at: flight ? `${last}T${flight}` : null,
    };
    const taken: TakenWays = check_in ? found : { there: onAnyDay(found.there), home: onAnyDay(found.home) };
    const check = checkWays(taken, journey);
    if (check.feasible) return transferAnswer(taken, check, [], language);
    const party = { adults, children_ages: [] };
    const [overnight, islands] = await Promise.all([
      this.overnight(journey, check, { hasDay: check_in !== undefined, ...party }, language),
      this.otherStays.islands(journey, { nights, hasDay: check_in !== undefined, ...party }, except, language),
    ]);
    const instead: Instead = { ways, overnight, islands };
    return transferAnswer(taken, check, namedAlternatives(taken, check, journey, party, instead), language);
  }

  /** Ways there, and the places that are no alternative: its own. */
  private async waysOf(
    { package: trip, resort }: CheckTransferQuery,
    language: Language,
  ): Promise<{ ways: TransferWays; except: number[] }> {
    if ((trip === undefined) === (resort === undefined)) throw ValidationFailedError.on('package', 'required');
    const kind = trip === undefined ? 'resort' : 'package';
    const id = await findPublished(this.sql, kind, trip ?? resort ?? '');
    if (id === null) throw ValidationFailedError.on(kind, 'unknown_reference');
    const ways = await transfersTo(this.sql, { kind, id }, language);
    return { ways, except: kind === 'resort' ? [id] : await placesOf(this.sql, id) };
  }

  /** The hotel near the airport, with what its room costs that night; on a day that was asked for only where it is sold. */
  private async overnight(
    { check_in, check_out }: Journey,
    { arrival, departure }: TransferCheck,
    { hasDay, ...party }: { hasDay: boolean; adults: number; children_ages: number[] },
    language: Language,
  ): Promise<Instead['overnight']> {
    const isLate = arrival?.code === 'lands_too_late';
    const isEarly = departure?.code === 'leave_evening_before';
    const hotel = isLate || isEarly ? await this.otherStays.hotel(language) : null;
    if (!hotel) return null;
    const night = async (day: string) => {
      const price = await this.otherStays.price(hotel, { check_in: day, nights: 1, ...party });
      return hasDay && !(await this.otherStays.night(hotel, { check_in: day, ...party })).isOpen ? null : price;
    };
    const [before, after] = await Promise.all([
      isLate ? night(check_in) : null,
      isEarly ? night(addDays(check_out, -1)) : null,
    ]);
    return { code: hotel.code, name: hotel.name, before: before?.total ?? null, after: after?.total ?? null };
  }
}
