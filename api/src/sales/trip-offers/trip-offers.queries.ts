import type { Language } from '@atoll/contract/languages';
import { instant } from '../../platform/data/sql-text.js';
import type { Sql } from '../../platform/data/sql.js';
import type { GuestOfferDto, OfferedBookingDto, TripWishStateDto } from './trip-offers.dto.js';

type Row = Pick<Sql, 'primaryRow'>;

/** A wish with its last offer that was not taken back, and the booking that became of it. */
export type WishRow = Omit<TripWishStateDto, 'booking' | 'terms_hash'> & {
  offer: GuestOfferDto | null;
  booking: Omit<OfferedBookingDto, 'access_token'> | null;
};

/** What somebody wished for and what is offered for it, the trip named in a language or in English; null of spam. */
export const findWish = (sql: Row, id: string, language: Language) =>
  sql.primaryRow<WishRow>(
    `select r.reference, r.status, r.description, r.name, r.phone, r.locale, ${instant('r.created_at')} as created_at,
       ${instant('r.reply_by')} as reply_by,
       (select json_build_object('id', o.id, 'status', o.status,
          'package', json_build_object('slug', p.slug, 'name', coalesce(t.name, e.name, p.slug)),
          'check_in', o.check_in, 'check_out', o.check_out, 'nights', o.nights, 'adults', o.adults, 'children_ages', o.children_ages,
          'total', (o.total_minor / 100.0)::numeric(12, 2)::text, 'price_details', o.price_details, 'words', o.words,
          'valid_until', o.valid_until, 'sent_at', ${instant('o.created_at')})
        from trip_offer o join package p on p.id = o.package_id
        left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
        left join package_text e on e.package_id = p.id and e.language = 'en'
        where o.request_id = r.id and o.status <> 'withdrawn' order by o.number desc limit 1) as offer,
       (select json_build_object('id', b.id, 'reference', b.reference)
        from trip_offer o join booking b on b.id = o.booking_id where o.request_id = r.id) as booking
     from trip_request r where r.id = $1 and r.status <> 'spam'`,
    [id, language],
  );

/** The package of an offer, named in a language or in English, whether it is still on sale or not. */
export const findOffered = (sql: Row, id: number, language: Language) =>
  sql.primaryRow<{ name: string }>(
    `select coalesce(t.name, e.name, p.slug) as name from package p
     left join package_text t on t.package_id = p.id and t.language = $2 and t.status <> 'draft'
     left join package_text e on e.package_id = p.id and e.language = 'en' where p.id = $1`,
    [id, language],
  );

/** Requests whose open offer holds no more on a day. */
export const overdueOffers = (sql: Pick<Sql, 'primaryRows'>, today: string) =>
  sql.primaryRows<{ id: string }>(
    `select request_id as id from trip_offer where status = 'open' and valid_until < $1::date`,
    [today],
  );
