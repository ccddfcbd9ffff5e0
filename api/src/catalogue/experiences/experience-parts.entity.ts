import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { IndexedContentText, type WordsOf } from '../../content/editing/content.js';
import { Destination } from '../destinations/destination.entity.js';
import { Media } from '../../content/media/media.entity.js';
import { Experience } from './experience.entity.js';

/** Words of an experience in one language; an empty field falls back to English. */
@Entity()
export class ExperienceText extends IndexedContentText {
  @ManyToOne({ entity: () => Experience, primary: true, deleteRule: 'cascade' })
  experience: Rel<Experience>;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  @Property({ type: 'string', length: 100, nullable: true })
  name: string | null = null;

  @Property({ type: 'text', nullable: true })
  summary: string | null = null;

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'json', nullable: true })
  includes: string[] | null = null;

  @Property({ type: 'json', nullable: true })
  excludes: string[] | null = null;

  @Property({ type: 'json', nullable: true })
  whatToBring: string[] | null = null;

  @Property({ type: 'text', nullable: true })
  meetingPoint: string | null = null;

  @Property({ type: 'text', nullable: true })
  safetyNotes: string | null = null;

  /** How to behave near animals. */
  @Property({ type: 'text', nullable: true })
  wildlifeCode: string | null = null;

  constructor(experience: Experience, language: string, words: WordsOf<ExperienceText, 'experience'>) {
    super();
    this.experience = experience;
    this.language = language;
    Object.assign(this, words);
  }
}

/** Where an experience takes place, the main place first. */
@Entity()
@Index({ properties: ['destination', 'experience'] })
export class ExperienceDestination {
  @ManyToOne({ entity: () => Experience, primary: true, deleteRule: 'cascade' })
  experience: Rel<Experience>;

  @ManyToOne({ entity: () => Destination, primary: true, deleteRule: 'restrict' })
  destination: Rel<Destination>;

  @Property({ type: 'integer' })
  position: number;

  constructor(experience: Experience, destination: Destination, position: number) {
    this.experience = experience;
    this.destination = destination;
    this.position = position;
  }
}

/** Pictures of an experience in their order; the first is the cover. */
@Entity()
export class ExperienceImage {
  @ManyToOne({ entity: () => Experience, primary: true, deleteRule: 'cascade' })
  experience: Rel<Experience>;

  @ManyToOne({ entity: () => Media, primary: true, deleteRule: 'restrict' })
  media: Rel<Media>;

  @Property({ type: 'integer' })
  position: number;

  constructor(experience: Experience, media: Media, position: number) {
    this.experience = experience;
    this.media = media;
    this.position = position;
  }
}
