import { Injectable } from '@nestjs/common';
import { ContentEditor } from '../../content/editing/content-editor.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { Pictures } from '../../content/editing/pictures.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { WriteExperienceDto } from './experience-editing.dto.js';
import { experienceKind } from './experience.kind.js';

/** Staff writes of experiences. */
@Injectable()
export class ExperienceEditing {
  constructor(
    private readonly editor: ContentEditor,
    private readonly pictures: Pictures,
  ) {}

  /** A new experience; the file becomes a picture of the library and the cover. */
  async create(body: WriteExperienceDto, image: SentFile | null, change: Change): Promise<EditableDocument> {
    return this.editor.create(experienceKind, await this.pictures.into({ ...body }, 'image', image, change), change);
  }

  /** Changes what the body names (PATCH, and PUT of a form) or, with `replace`, everything. */
  async write(
    id: string,
    body: WriteExperienceDto,
    image: SentFile | null,
    change: Change,
    replace: boolean,
  ): Promise<EditableDocument> {
    const source = await this.pictures.into({ ...body }, 'image', image, change);
    return replace
      ? this.editor.replace(experienceKind, id, source, change)
      : this.editor.update(experienceKind, id, source, change);
  }
}
