import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A piece of a page with texts on it, as WebP. It lies in the database, as proofs of payments do: private, for it may show what is
 * not published yet, and replaced in one transaction with the places on it.
 */
@Entity()
export class TextPicture {
  @PrimaryKey({ type: 'string', length: 20 })
  language: string;

  @PrimaryKey({ type: 'integer' })
  width: number;

  /** From 0, in the order of the call that brought it. */
  @PrimaryKey({ type: 'integer' })
  number: number;

  @Property({ type: 'integer' })
  pixelWidth: number;

  @Property({ type: 'integer' })
  pixelHeight: number;

  @Property({ type: 'blob', lazy: true })
  content: Buffer;
}
