import { Injectable } from '@nestjs/common';
import { ContentEditor } from '../../content/editing/content-editor.js';
import { Pictures } from '../../content/editing/pictures.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { WriteDestinationDto } from './destination-editing.dto.js';
import { destinationKind } from './destination.kind.js';

/** Staff writes of destinations. */
@Injectable()
export class DestinationEditing {
  constructor(
    private readonly editor: ContentEditor,
    private readonly pictures: Pictures,
  ) {}

  /** A new destination; the file becomes a picture of the library. */
  async create(body: WriteDestinationDto, image: SentFile | null, change: Change): Promise<EditableDocument> {
    return this.editor.create(destinationKind, await this.pictures.into(body, 'image', image, change), change);
  }

  /** PUT; `keep` leaves what the body does not name as it is. */
  async replace(
    id: string,
    body: WriteDestinationDto,
    image: SentFile | null,
    change: Change,
    keep: boolean,
  ): Promise<EditableDocument> {
    const source = await this.pictures.into(body, 'image', image, change);
    return keep
      ? this.editor.update(destinationKind, id, source, change)
      : this.editor.replace(destinationKind, id, source, change);
  }
}
