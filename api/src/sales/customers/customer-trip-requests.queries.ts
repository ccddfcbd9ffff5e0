import type { Language } from '@atoll/contract/languages';
import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { CustomerTripRequestDto } from './customer-trip-requests.dto.js';

/** Requests under an address with what is offered for each, the trip named in a language or in English. */
export const tripRequestsOf = (sql: Pick<Sql, 'primaryRows'>, email: string, language: Language) =>
  sql.primaryRows<Omit<CustomerTripRequestDto, 'access_token'>>(
    `select r.id, r.reference, r.status, r.description, ${instant('r.created_at')} as created_at,
       ${instant('r.reply_by')} as reply_by,
       (select json_build_object('status', o.status, 'package_name', coalesce(t.name, e.name, p.slug),
          'total', (o.total_minor / 100.0)::numeric(12, 2)::text, 'valid_until', o.valid_until)
        from trip_offer o join package p on p.id = o.package_id
        left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
        left join package_text e on e.package_id = p.id and e.language = 'en'
        where o.request_id = r.id and o.status <> 'withdrawn' order by o.number desc limit 1) as offer
     from trip_request r where lower(r.email) = lower($1) and r.status <> 'spam'
     order by r.created_at desc, r.id desc limit 100`,
    [email, language],
  );
