import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { TextFault } from '@atoll/contract/text-places';

/** Where a text was seen at one width of the window: its box on a picture, and what was wrong with it. */
@Entity()
export class TextPlace {
  @PrimaryKey({ type: 'string', length: 20 })
  language: string;

  @PrimaryKey({ type: 'integer' })
  width: number;

  @PrimaryKey({ type: 'string', length: 60 })
  namespace: string;

  @PrimaryKey({ type: 'string', length: 200 })
  key: string;

  /** As it stood there: another one may fit by now, or not. */
  @Property({ type: 'text' })
  text: string;

  /** Address of the page within the site. */
  @Property({ type: 'string', length: 300 })
  path: string;

  /** Release that drew the page. */
  @Property({ type: 'string', length: 140 })
  build: string;

  @Property({ type: 'integer' })
  picture: number;

  @Property({ type: 'integer' })
  x: number;

  @Property({ type: 'integer' })
  y: number;

  @Property({ type: 'integer' })
  boxWidth: number;

  @Property({ type: 'integer' })
  boxHeight: number;

  @Property({ type: 'string', length: 7, nullable: true, check: "fault in ('cut', 'spills', 'outside')" })
  fault: TextFault | null;
}
