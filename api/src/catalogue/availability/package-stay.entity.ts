import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Package } from '../packages/package.entity.js';
import { Resort } from '../resorts/resort.entity.js';

/** Nights of a package in one kind of room: what its places are counted by when it is sold by rooms. */
@Entity()
@Index({ properties: ['resort', 'package'] })
export class PackageStay {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  /** Place in the trip, from 1. */
  @PrimaryKey({ type: 'integer' })
  position: number;

  @ManyToOne({ entity: () => Resort, deleteRule: 'restrict' })
  resort: Rel<Resort>;

  /** `code` of one of the resort's kinds of room. */
  @Property({ type: 'string', length: 40 })
  roomCode: string;

  @Property({ type: 'integer', check: 'nights >= 1' })
  nights: number;

  constructor(owner: Package, position: number, resort: Resort, roomCode: string, nights: number) {
    this.package = owner;
    this.position = position;
    this.resort = resort;
    this.roomCode = roomCode;
    this.nights = nights;
  }
}
