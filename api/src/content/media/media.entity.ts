import { createHash } from 'node:crypto';
import { ArrayType, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { IMAGE_TYPES, type ImageType } from '../../platform/uploads/image-type.js';
import { oneOf } from '../listing/codes.js';
import { searchText } from '../listing/fold-text.js';

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

  /** Where the master lies: a file of the demo agency, or a key of the store (`masters/…`). */
  @Property({ type: 'string', length: 160 })
  file: string;

  /** First 8 hex digits of a SHA-256 over master and focal point: part of every address of a variant. */
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

  /** Name in the library. */
  @Property({ type: 'string', length: 255 })
  filename: string = '';

  /** Name of the file as it was sent; null for the demo agency's. */
  @Property({ type: 'string', length: 255, nullable: true })
  originalName: string | null = null;

  /** Kind of the file as it was sent. */
  @Property({ type: 'string', length: 10, check: oneOf('type', IMAGE_TYPES) })
  type: ImageType = 'webp';

  /** Size of the file as it was sent. */
  @Property({ type: 'integer' })
  bytes: number = 0;

  /** SHA-256 of the file as it was sent: the same file is kept once. */
  @Unique()
  @Property({ type: 'string', length: 64, nullable: true })
  sha256: string | null = null;

  @Property({ type: 'string', length: 120, nullable: true })
  credit: string | null = null;

  @Property({ type: 'string', length: 120, nullable: true })
  licence: string | null = null;

  @Property({ type: 'string', length: 500, nullable: true })
  sourceUrl: string | null = null;

  /** Last day on which the people in the picture agree to be shown. */
  @Property({ type: 'date', nullable: true })
  consentUntil: string | null = null;

  /** `#rrggbb`; null until the background work has looked at the picture. */
  @Property({ type: 'string', length: 7, nullable: true })
  dominantColor: string | null = null;

  @Property({ type: 'string', length: 60, nullable: true })
  blurhash: string | null = null;

  /** The `hash` whose every size lies in the store; another one, or none: the background work has something to do. */
  @Property({ type: 'string', length: 8, nullable: true })
  derivedHash: string | null = null;

  /** Path with slashes; empty for the top. */
  @Index()
  @Property({ type: 'string', length: 120 })
  folder: string = '';

  @Property({ type: ArrayType, columnType: 'text[]', defaultRaw: "'{}'" })
  tags: string[] = [];

  /** Name, tags and words of all languages, folded (`foldText`). */
  @Property({ type: 'text' })
  search: string = '';

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

  /** Writes anew what free text finds the picture by. */
  index(texts: readonly { alt: string; caption?: string | null }[]): void {
    const words = texts.flatMap(({ alt, caption }) => [alt, caption]);
    this.search = searchText([this.filename, this.key, this.originalName, ...this.tags, ...words]);
  }

  /** Another master, or the same one with another focal point. */
  replaceMaster(master: MasterPicture, now: Date): void {
    Object.assign(this, master);
    this.updatedAt = now;
  }
}

/** An address a picture had before: it goes on answering with what it showed. */
@Entity()
export class MediaAddress {
  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'cascade' })
  media: Rel<Media>;

  @PrimaryKey({ type: 'string', length: 8 })
  hash: string;

  @Property({ type: 'string', length: 160 })
  file: string;

  @Property({ type: 'double' })
  focalX: number;

  @Property({ type: 'double' })
  focalY: number;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(media: Media, now: Date) {
    this.media = media;
    this.hash = media.hash;
    this.file = media.file;
    this.focalX = media.focalX;
    this.focalY = media.focalY;
    this.createdAt = now;
  }
}

/** Part of a picture's address that names its master and focal point. */
export const addressHash = (file: string, focalX: number, focalY: number): string =>
  createHash('sha256').update(`${file} ${focalX} ${focalY}`).digest('hex').slice(0, 8);

/** Alternative text and caption of a picture in one language. */
@Entity()
export class MediaText {
  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'cascade' })
  media: Rel<Media>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 300 })
  alt: string;

  @Property({ type: 'string', length: 500, nullable: true })
  caption: string | null = null;

  constructor(media: Media, language: string, alt: string) {
    this.media = media;
    this.language = language;
    this.alt = alt;
  }
}
