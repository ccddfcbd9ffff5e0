import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../../platform/audit/audit.js';
import { Sql } from '../../../platform/data/sql.js';
import { toCsv } from '../../../platform/fields/csv.js';
import type { StaffCall } from '../../../platform/http/staff-call.js';
import type { DayManifestDto, DayManifestEntryDto } from './day-manifest.dto.js';
import { readMoves } from './day-manifest.queries.js';

const COLUMNS = [
  'move',
  'reference',
  'name',
  'product',
  'places',
  'check_in',
  'check_out',
  'adults',
  'children_ages',
  'names',
  'arrival_flight_no',
  'arrival_flight_at',
  'departure_flight_no',
  'departure_flight_at',
  'transfers',
  'notes',
  'payment_status',
  'balance',
] as const;

/** Who arrives and who leaves on a day, for the airport desk and the jetty. */
@Injectable()
export class DayManifests {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly audit: Audit,
  ) {}

  async of(date: string, language: Language): Promise<DayManifestDto> {
    const [arrivals, departures] = await Promise.all([
      readMoves(this.sql, 'arrival', date, language),
      readMoves(this.sql, 'departure', date, language),
    ]);
    return { date, arrivals, departures };
  }

  /** The same as CSV, flights in the time of the Maldives. Who took it along stands in the audit. */
  async csv(date: string, { caller, language, requestId }: StaffCall): Promise<string> {
    const { arrivals, departures } = await this.of(date, language);
    await this.em.fork().transactional(async (em) => {
      this.audit.record(em, {
        action: 'manifest.export',
        entity: 'manifest',
        entityId: date,
        actorId: caller.id,
        after: { count: arrivals.length + departures.length },
        requestId,
      });
    });
    const lines = (move: string, entries: readonly DayManifestEntryDto[]) =>
      entries.map(({ product, places, children_ages: ages, transfers, names, ...booking }) => ({
        ...booking,
        move,
        product: product.name,
        places: places.join('; '),
        children_ages: ages.join(' '),
        names: names.join('; '),
        transfers: transfers.join('; '),
      }));
    return toCsv(COLUMNS, [...lines('arrival', arrivals), ...lines('departure', departures)]);
  }
}
