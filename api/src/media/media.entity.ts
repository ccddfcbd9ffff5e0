import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

export interface MasterPicture {
  file: string;
  hash: string;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  position: number;
}

/** A picture of the library: one master, from which the variants are derived around the focal point. */
@Entity()
export class Media {
  @PrimaryKey({ type: 'integer', autoincrement: true })
  id: number;

  @Unique()
  @Property({ type: 'string', length: 80 })
  key: string;

  /** File name of the master. */
  @Property({ type: 'string', length: 120 })
  file: string;

  /** First 8 hex digits of the master's and the focal point's SHA-256: part of every address of a variant. */
  @Property({ type: 'string', length: 8 })
  hash: string;

  @Property({ type: 'integer', check: 'width > 0' })
  width: number;

  @Property({ type: 'integer', check: 'height > 0' })
  height: number;

  /** Share of the width, 0 to 1. */
  @Property({ type: 'double' })
  focalX: number;

  /** Share of the height, 0 to 1. */
  @Property({ type: 'double' })
  focalY: number;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'timestamptz' })
  updatedAt: Date;

  @Property({ type: 'uuid', nullable: true })
  updatedBy: string | null = null;

  @Property({ type: 'integer', version: true })
  version: number;

  constructor(key: string, master: MasterPicture, now: Date) {
    this.key = key;
    this.createdAt = now;
    this.replaceMaster(master, now);
  }

  /** Another master, or the same one with another focal point. */
  replaceMaster(master: MasterPicture, now: Date): void {
    Object.assign(this, master);
    this.updatedAt = now;
  }
}

/** Alternative text of a picture in one language. */
@Entity()
export class MediaText {
  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'cascade' })
  media: Rel<Media>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 300 })
  alt: string;

  constructor(media: Media, language: string, alt: string) {
    this.media = media;
    this.language = language;
    this.alt = alt;
  }
}
