import { Injectable } from '@nestjs/common';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { ContentEditor } from './content-editor.js';
import type { Change } from './content-writer.js';
import type { EditableDocument, Kind } from './kind.js';
import { Pictures } from './pictures.js';

/** Staff writes of a kind whose form may bring its `image`: the file becomes a picture of the library. */
@Injectable()
export class PictureEditing {
  constructor(
    private readonly editor: ContentEditor,
    private readonly pictures: Pictures,
  ) {}

  /** A new piece of content. @throws as `Pictures.into` and `ContentEditor.create` */
  async create(kind: Kind, body: object, image: SentFile | null, change: Change): Promise<EditableDocument> {
    return this.editor.create(kind, await this.pictures.into({ ...body }, 'image', image, change), change);
  }

  /** Changes what the body names (PATCH, and PUT of a form). @throws as `Pictures.into` and `ContentEditor.update` */
  async update(
    kind: Kind,
    id: string,
    body: object,
    image: SentFile | null,
    change: Change,
  ): Promise<EditableDocument> {
    return this.editor.update(kind, id, await this.pictures.into({ ...body }, 'image', image, change), change);
  }

  /** Changes everything (PUT of JSON). @throws as `Pictures.into` and `ContentEditor.replace` */
  async replace(
    kind: Kind,
    id: string,
    body: object,
    image: SentFile | null,
    change: Change,
  ): Promise<EditableDocument> {
    return this.editor.replace(kind, id, await this.pictures.into({ ...body }, 'image', image, change), change);
  }
}
