import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Kinds with cards: those whose lists grow, and what their pages show of each other. */
export const CARD_KINDS = ['package', 'resort', 'experience'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/**
 * What visitors see of a published thing in one language: JSON as lists show it, and the part of its own page that does not
 * depend on the day or on other things' order. Only the database writes it, when a transaction that changed something of it
 * commits (`keep-cards.queries.ts`), so that no way of writing can forget it.
 */
@Entity()
export class Card {
  /** Table of the thing. */
  @PrimaryKey({ type: 'string', length: 20 })
  kind!: string;

  @PrimaryKey({ type: 'integer' })
  entityId!: number;

  @PrimaryKey({ type: 'string', length: 2 })
  language!: string;

  @Property({ type: 'text' })
  item!: string;

  /** Null where only lists read cards. */
  @Property({ type: 'text', nullable: true })
  detail!: string | null;
}

/** What a transaction has changed so far that cards show. Empty for everybody else: it is worked off before the commit. */
@Entity()
export class CardDue {
  @PrimaryKey({ type: 'bigint' })
  transaction!: string;

  /** Name in `SOURCES`. */
  @PrimaryKey({ type: 'string', length: 20 })
  source!: string;

  @PrimaryKey({ type: 'string', length: 80 })
  key!: string;
}
