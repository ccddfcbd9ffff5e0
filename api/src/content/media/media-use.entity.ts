import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * A column of a row that names a picture. Only the database writes it, with triggers on every table that can name one
 * (`keep-media-uses.queries.ts`), so that no way of writing can forget it.
 */
@Entity()
export class MediaUse {
  /** Table of the row. */
  @PrimaryKey({ type: 'string', length: 63 })
  relation!: string;

  /** Primary key of the row, its parts joined by `/`. */
  @PrimaryKey({ type: 'string', length: 255 })
  rowKey!: string;

  /** Column without `_id`, or the link: `cover`, `image`, `blocks`. */
  @PrimaryKey({ type: 'string', length: 63 })
  field!: string;

  /** A document may go on naming a picture that is gone. */
  @Index()
  @PrimaryKey({ type: 'integer' })
  mediaId!: number;

  /** Table of the thing that the row belongs to: `package` for a row of `package_image`. */
  @Property({ type: 'string', length: 63 })
  entity!: string;

  @Property({ type: 'string', length: 255 })
  entityId!: string;
}
