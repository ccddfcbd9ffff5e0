// A bank may take back more than is left of a payment. What people wrote goes with their data: notes of the ledger may be emptied, never
// rewritten, and words of the history go by a function of its owner, for the application itself may not touch history.
import { Migration } from '@mikro-orm/migrations';

const guard = (emptied: string) => `create or replace function "payment_guard"() returns trigger language plpgsql as $$
  begin
    if tg_op = 'TRUNCATE' or tg_op = 'DELETE' then
      raise exception 'the ledger keeps every entry' using errcode = '23001';
    end if;
    ${emptied}
    if old.status <> 'pending' then
      raise exception 'payment % is final', old.id using errcode = '23001';
    end if;
    if (new.id, new.booking_id, new.kind, new.method, new.amount_minor, new.currency, new.settled_minor, new.settled_currency,
        new.fx_rate, new.provider, new.refund_of_id, new.created_at)
      is distinct from (old.id, old.booking_id, old.kind, old.method, old.amount_minor, old.currency, old.settled_minor,
        old.settled_currency, old.fx_rate, old.provider, old.refund_of_id, old.created_at) then
      raise exception 'the money of payment % does not change', old.id using errcode = '23001';
    end if;
    return new;
  end $$;`;

export class Migration20261123214500_money_and_erasure extends Migration {
  override name = 'Migration20261123214500_money_and_erasure';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "booking" drop constraint "booking_refunded_minor_check",
         add constraint "booking_refunded_minor_check" check (refunded_minor >= 0);`,
    );
    this.addSql(
      guard(`if new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then
      return new;
    end if;`),
    );
    this.addSql(
      `create function "forget_booking_words"(person uuid) returns void language sql security definer set search_path = public, pg_temp as $$
         update booking_event e set message = '' from booking b
         where b.id = e.booking_id and b.customer_id = person and b.contact_email = '' and e.message <> '';
       $$;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop function "forget_booking_words"(uuid);');
    this.addSql(guard(''));
    this.addSql(
      `alter table "booking" drop constraint "booking_refunded_minor_check",
         add constraint "booking_refunded_minor_check" check (refunded_minor >= 0 and refunded_minor <= paid_minor);`,
    );
  }
}
