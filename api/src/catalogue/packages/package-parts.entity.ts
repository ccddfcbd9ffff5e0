import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Destination } from '../destinations/destination.entity.js';
import { Faq } from '../faqs/faq.entity.js';
import { Media } from '../../content/media/media.entity.js';
import { Experience } from '../experiences/experience.entity.js';
import { Resort } from '../resorts/resort.entity.js';
import { Package } from './package.entity.js';

/** Words of a package in one language; an empty field falls back to English. */
@Entity()
export class PackageText extends IndexedContentText {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null;

  @Property({ type: 'text', nullable: true })
  summary: string | null;

  @Property({ type: 'text', nullable: true })
  description: string | null;

  /** Sanitised HTML. */
  @Property({ type: 'text', nullable: true })
  body: string | null;

  @Property({ type: 'json', nullable: true })
  highlights: string[] | null;

  constructor(owner: Package, language: string, words: WordsOf<PackageText, 'package'>) {
    super();
    this.package = owner;
    this.language = language;
    Object.assign(this, words);
  }
}

/** Places of a package in the order of travel. */
@Entity()
@Index({ properties: ['destination', 'package'] })
export class PackageDestination {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @ManyToOne({ entity: () => Destination, primary: true, deleteRule: 'restrict' })
  destination: Rel<Destination>;

  @Property({ type: 'integer' })
  position: number;

  constructor(owner: Package, destination: Destination, position: number) {
    this.package = owner;
    this.destination = destination;
    this.position = position;
  }
}

/** Where travellers of a package stay. */
@Entity()
@Index({ properties: ['resort', 'package'] })
export class PackageResort {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @ManyToOne({ entity: () => Resort, primary: true, deleteRule: 'restrict' })
  resort: Rel<Resort>;

  @Property({ type: 'integer' })
  position: number;

  constructor(owner: Package, resort: Resort, position: number) {
    this.package = owner;
    this.resort = resort;
    this.position = position;
  }
}

/** What travellers of a package do on the way. */
@Entity()
@Index({ properties: ['experience', 'package'] })
export class PackageExperience {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @ManyToOne({ entity: () => Experience, primary: true, deleteRule: 'restrict' })
  experience: Rel<Experience>;

  @Property({ type: 'integer' })
  position: number;

  constructor(owner: Package, experience: Experience, position: number) {
    this.package = owner;
    this.experience = experience;
    this.position = position;
  }
}

/** Questions that travellers ask about a package. */
@Entity()
@Index({ properties: ['faq', 'package'] })
export class PackageFaq {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @ManyToOne({ entity: () => Faq, primary: true, deleteRule: 'cascade' })
  faq: Rel<Faq>;

  @Property({ type: 'integer' })
  position: number;

  constructor(owner: Package, faq: Faq, position: number) {
    this.package = owner;
    this.faq = faq;
    this.position = position;
  }
}

/** Pictures of a package in their order; the first is the cover. */
@Entity()
export class PackageImage {
  @ManyToOne({ entity: () => Package, primary: true, deleteRule: 'cascade' })
  package: Rel<Package>;

  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'restrict' })
  media: Rel<Media>;

  @Property({ type: 'integer' })
  position: number;

  constructor(owner: Package, media: Media, position: number) {
    this.package = owner;
    this.media = media;
    this.position = position;
  }
}
