import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotAuthenticatedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { ContentBody } from '../../content/editing/content-body.js';
import { ContentEditor } from '../../content/editing/content-editor.js';
import type { Change } from '../../content/editing/content-writer.js';
import type { EditableDocument } from '../../content/editing/kind.js';
import { MediaLibrary } from '../../content/media/media-library.js';
import type { AcceptedImage } from '../../platform/uploads/accept-image.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import type { CreateResortImageDto } from './resort-image-editing.dto.js';
import { resortImageKind } from './resort-image.kind.js';
import { isShown, lockResort, resortNames } from './resort-images.queries.js';

/** New pictures of places to stay: out of the library, or into it. */
@Injectable()
export class ResortImageEditing {
  constructor(
    private readonly editor: ContentEditor,
    private readonly library: MediaLibrary,
  ) {}

  /**
   * A new picture; a file enters the library, unless it is there already.
   * @throws {ValidationFailedError} by field
   * @throws as `MediaLibrary.accept` for the file
   */
  async create(body: CreateResortImageDto, file: SentFile | null, change: Change): Promise<EditableDocument> {
    if (!file && body.media === undefined) throw ValidationFailedError.on('media', 'required');
    if (file && body.media !== undefined) throw ValidationFailedError.on('media', 'one_file');
    const picture = file ? await this.library.accept(file, 'image') : null;
    return this.editor.create(
      resortImageKind,
      async (em) => {
        const resort = await lockResort(em, body.resort);
        if (resort === null) throw ValidationFailedError.on('resort', 'unknown_reference');
        const media = picture ? await this.save(em, resort, picture, body, change) : (body.media ?? 0);
        if (await isShown(em, resort, media, null))
          throw ValidationFailedError.on(picture ? 'image' : 'media', 'duplicate_entry');
        return { ...body, resort, media };
      },
      change,
    );
  }

  /** Its alternative text is the caption, else the name of the place. */
  private async save(
    em: EntityManager,
    resort: number,
    picture: AcceptedImage,
    body: CreateResortImageDto,
    change: Change,
  ): Promise<number> {
    const { caller, requestId } = change;
    if (!caller) throw new NotAuthenticatedError();
    const alt = { ...(await resortNames(em, resort)), ...captionsOf({ ...body }, change) };
    return (await this.library.save(em, picture, { caller, requestId, alt })).media.id;
  }
}

/** Captions of a body by language; the flat one is in the language of the request. */
function captionsOf({ caption, translations }: ContentBody, { language }: Change): Record<string, string> {
  const given = Object.entries(translations ?? {}).map(([code, words]) => [code, words?.['caption']] as const);
  return Object.fromEntries(
    [...given, [language, caption] as const].flatMap(([code, text]) =>
      typeof text === 'string' && text !== '' ? [[code, text]] : [],
    ),
  );
}
