import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { Audit } from '../../../platform/audit/audit.js';
import { Sql } from '../../../platform/data/sql.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { toCsv } from '../../../platform/fields/csv.js';
import type { StaffCall } from '../../../platform/http/staff-call.js';
import type { ManifestDto } from './manifest.dto.js';
import { readManifest } from './manifest.queries.js';

const COLUMNS = [
  'reference',
  'name',
  'adults',
  'children_ages',
  'arrival_flight_at',
  'arrival_flight_no',
  'departure_flight_at',
  'departure_flight_no',
  'names',
  'transfers',
  'notes',
  'payment_status',
  'balance',
] as const;

/** Who travels with a departure, for the crew and the desks at the jetty. */
@Injectable()
export class Manifests {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
    private readonly audit: Audit,
  ) {}

  /** @throws {NotFoundError} */
  async of(id: number, language: Language): Promise<ManifestDto> {
    const manifest = await readManifest(this.sql, id, language);
    if (!manifest) throw new NotFoundError();
    return manifest;
  }

  /** The same as CSV, flights in the time of the Maldives. Who took it along stands in the audit. @throws {NotFoundError} */
  async csv(id: number, { caller, language, requestId }: StaffCall): Promise<string> {
    const { bookings } = await this.of(id, language);
    await this.em.fork().transactional(async (em) => {
      const named = { action: 'departure.export_manifest', entity: 'departure', entityId: id };
      this.audit.record(em, { ...named, actorId: caller.id, after: { count: bookings.length }, requestId });
    });
    const lines = bookings.map(({ children_ages: ages, transfers, names, ...booking }) => ({
      ...booking,
      children_ages: ages.join(' '),
      names: names.join('; '),
      transfers: transfers.join('; '),
    }));
    return toCsv(COLUMNS, lines);
  }
}
