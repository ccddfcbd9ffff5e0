import type { Language } from '@atoll/contract/languages';
import { money } from '../../../content/listing/sql-parts.js';
import type { Sql } from '../../../platform/data/sql.js';
import { transferNamed } from '../flights/transfer-named.queries.js';
import { PAYMENT_STATUS } from '../bookings.queries.js';
import type { ManifestDto } from './manifest.dto.js';

/** A booking `b` with its `payment_status`, as a manifest names it; `$2` is the language. */
export const MANIFEST_ENTRY = `json_build_object('id', b.id, 'reference', b.reference, 'status', b.status, 'name', b.contact_name,
         'adults', b.adults, 'children_ages', b.children_ages, 'arrival_flight_at', b.arrival_flight_at,
         'departure_flight_at', b.departure_flight_at,
         'arrival_flight_no', b.arrival_flight_no, 'departure_flight_no', b.departure_flight_no,
         'names', jsonb_path_query_array(b.named_travellers, '$[*].name'), 'notes', b.special_requests, 'payment_status', b.payment_status,
         'balance', ${money('(b.total_minor - b.paid_minor + b.refunded_minor)')},
         'transfers', case when b.transfer_id is null then '[]'::jsonb
             else jsonb_build_array(${transferNamed('b.transfer_id', '$2')} -> 'name') end || jsonb_path_query_array(
           coalesce(b.price_details, '{}'), '$.lines[*] ? (@.kind == "transfer" || @.code starts with "overnight_").label'))`;

/** Who travels with a departure, and for how many it is not decided; null where there is no such departure. */
export const readManifest = (sql: Pick<Sql, 'primaryRow'>, id: number, language: Language) =>
  sql.primaryRow<ManifestDto>(
    `select d.id as departure, json_build_object('id', p.id, 'slug', p.slug, 'name', coalesce(t.name, e.name, p.slug)) as package,
       d.start_date::text as start_date, d.end_date::text as end_date,
       coalesce(sum(b.travellers) filter (where b.travels), 0)::int as travellers,
       coalesce(sum(b.travellers) filter (where not b.travels), 0)::int as undecided,
       coalesce(json_agg(${MANIFEST_ENTRY}
         order by b.contact_name, b.reference) filter (where b.travels), '[]') as bookings
     from departure d join package p on p.id = d.package_id
     left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
     left join package_text e on e.package_id = p.id and e.language = 'en'
     left join lateral (
       select b.*, ${PAYMENT_STATUS} as payment_status, b.status in ('confirmed', 'completed', 'no_show') as travels
       from booking b where b.package_id = d.package_id and b.check_in = d.start_date
         and b.status in ('confirmed', 'completed', 'no_show', 'on_hold', 'requested', 'awaiting_payment')
     ) b on true
     where d.id = $1 group by d.id, p.id, t.name, e.name`,
    [id, language],
  );
