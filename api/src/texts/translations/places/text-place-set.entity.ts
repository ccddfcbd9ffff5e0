import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where the texts of a language were last seen at one width of the window. */
@Entity()
export class TextPlaceSet {
  @PrimaryKey({ type: 'string', length: 20 })
  language: string;

  @PrimaryKey({ type: 'integer' })
  width: number;

  @Property({ type: 'timestamptz' })
  takenAt: Date;
}
