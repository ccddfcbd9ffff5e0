import { Injectable } from '@nestjs/common';
import { type BodySource, ContentEditor } from '../editing/content-editor.js';
import type { Change } from '../editing/content-writer.js';
import type { EditableDocument } from '../editing/kind.js';
import { Pictures } from '../editing/pictures.js';
import type { SentFile } from '../uploads/multipart-reader.js';
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
    return this.editor.create(experienceKind, await this.source(body, image, change), change);
  }

  /** Changes what the body names (PATCH, and PUT of a form) or, with `replace`, everything. */
  async write(
    id: string,
    body: WriteExperienceDto,
    image: SentFile | null,
    change: Change,
    replace: boolean,
  ): Promise<EditableDocument> {
    const source = await this.source(body, image, change);
    return replace
      ? this.editor.replace(experienceKind, id, source, change)
      : this.editor.update(experienceKind, id, source, change);
  }

  remove(id: string, change: Change): Promise<void> {
    return this.editor.remove(experienceKind, id, change);
  }

  private source(
    { category, ...body }: WriteExperienceDto,
    image: SentFile | null,
    change: Change,
  ): Promise<BodySource> {
    const written = {
      ...body,
      category_code: body.category_code ?? category,
      // Other pictures bring their own first one forward.
      image: body.image === undefined && body.images !== undefined ? null : body.image,
    };
    return this.pictures.into(written, 'image', image, change);
  }
}
