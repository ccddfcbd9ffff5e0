// Keys of running calls, groups of error reports, and the chain that shows whether the audit was tampered with.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261121128000_proof extends Migration {
  override name = 'Migration20261121128000_proof';

  override up(): void | Promise<void> {
    this.addSql(`alter table "idempotency_key" add column "claimed_until" timestamptz null;`);
    this.errorGroups();
    this.auditChain();
  }

  private errorGroups(): void {
    this.addSql(
      `create table "error_group" ("id" uuid not null, "fingerprint" varchar(32) not null, "status" varchar(10) not null default 'new', "level" varchar(20) not null, "name" varchar(100) null, "message" text not null, "remote_name" varchar(60) null, "first_version" varchar(60) null, "last_version" varchar(60) null, "count" int not null default 1, "first_seen" timestamptz not null, "last_seen" timestamptz not null, "updated_by" uuid null, "updated_at" timestamptz null, "version" int not null default 1, primary key ("id"));`,
    );
    this.addSql(`alter table "error_group" add constraint "error_group_fingerprint_unique" unique ("fingerprint");`);
    this.addSql(`create index "error_group_status_last_seen_index" on "error_group" ("status", "last_seen");`);
    // Reports of the earlier version.
    this.addSql(
      `insert into "error_group" ("id", "fingerprint", "level", "name", "message", "remote_name", "first_version", "last_version", "count", "first_seen", "last_seen")
       select distinct on (fingerprint) id, fingerprint, level, name, message, remote_name,
         first_value(coalesce(remote_version, shell_version)) over seen, coalesce(remote_version, shell_version),
         count(*) over (partition by fingerprint), min(received_at) over (partition by fingerprint), received_at
       from "error_report" window seen as (partition by fingerprint order by received_at)
       order by fingerprint, received_at desc;`,
    );
  }

  private auditChain(): void {
    this.addSql(
      `alter table "audit_entry" add column "seq" bigint null, add column "prev_hash" varchar(64) null, add column "hash" varchar(64) null;`,
    );
    this.addSql(`alter table "audit_entry" add constraint "audit_entry_seq_unique" unique ("seq");`);
    this.addSql(`create index "audit_entry_actor_id_index" on "audit_entry" ("actor_id");`);
    this.addSql(`create sequence "audit_entry_seq" as bigint;`);
    this.addSql(
      `create function "audit_hash"(previous text, entry "audit_entry") returns text language sql immutable as $$
         select encode(sha256(convert_to(jsonb_build_array(previous, entry.id, extract(epoch from entry.at), entry.actor_id,
           entry.action, entry.entity, entry.entity_id, entry.before, entry.after, entry.request_id)::text, 'UTF8')), 'hex')
       $$;`,
    );
    // As the owner, because the application may not change an entry; at commit, so that nobody waits long for the lock.
    this.addSql(
      `create function "audit_chain"() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
       declare previous text;
       begin
         perform pg_advisory_xact_lock(7302116);
         select e.hash into previous from public.audit_entry e where e.seq is not null order by e.seq desc limit 1;
         previous := coalesce(previous, repeat('0', 64));
         update public.audit_entry e set seq = nextval('public.audit_entry_seq'), prev_hash = previous,
           hash = public.audit_hash(previous, e) where e.id = new.id;
         return null;
       end $$;`,
    );
    this.addSql(
      `do $$
       declare entry audit_entry; previous text := repeat('0', 64); made text;
       begin
         for entry in select * from audit_entry order by at, id loop
           made := audit_hash(previous, entry);
           update audit_entry set seq = nextval('audit_entry_seq'), prev_hash = previous, hash = made where id = entry.id;
           previous := made;
         end loop;
       end $$;`,
    );
    this.addSql(
      `create constraint trigger "audit_entry_chain" after insert on "audit_entry"
         deferrable initially deferred for each row execute function "audit_chain"();`,
    );
  }
}
