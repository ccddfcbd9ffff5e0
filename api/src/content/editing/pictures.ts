import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAuthenticatedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { MediaLibrary } from '../media/media-library.js';
import type { AcceptedImage } from '../../platform/uploads/accept-image.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { UnsupportedMediaTypeError } from '../../platform/uploads/upload-errors.js';
import type { ContentBody } from './content-body.js';
import type { BodySource } from './content-editor.js';
import type { Change } from './content-writer.js';
import type { EditableDocument } from './kind.js';

/** Pictures that come with a body: the file of a form, or the address of one elsewhere. */
@Injectable()
export class Pictures {
  constructor(private readonly library: MediaLibrary) {}

  /**
   * A body whose member names the picture that came with it: the sent file, else the one at the address in `<member>_url` unless
   * the member itself names one. It is loaded and checked at once and enters the library in the transaction of the write; the
   * same picture is there once. Its alternative text is the name of what it shows, its source the address, which is then done
   * with (null in the document).
   * @throws {ValidationFailedError} 400 on `<member>_url` when no picture can be had from the address
   * @throws as `MediaLibrary.accept` for a file
   */
  async into(body: object, member: string, file: SentFile | null, change: Change): Promise<BodySource> {
    const written = body as ContentBody;
    const at = `${member}_url`;
    const given = file !== null || (written[member] ?? null) !== null;
    const address = !given && typeof written[at] === 'string' ? written[at] : null;
    if (file === null && address === null) return given ? { ...written, ...noAddress(written, at) } : written;
    const { caller, requestId, language } = change;
    if (!caller) throw new NotAuthenticatedError();
    const picture = file ? await this.library.accept(file, member) : await this.fetched(address ?? '', at);
    const source = address === null ? {} : { source_url: address };
    return async (em: EntityManager, before: EditableDocument | null) => {
      const alt = names(written, language, before);
      const { media } = await this.library.save(em, picture, { caller, requestId, alt, ...source });
      return { ...written, ...noAddress(written, at), [member]: media.id };
    };
  }

  /** What an address gives, as a picture. Whatever else it gives is the address's fault: 400. */
  private async fetched(address: string, field: string): Promise<AcceptedImage> {
    const file = await this.library.load(address, field);
    return this.library.accept(file, field).catch((error: unknown) => {
      throw error instanceof UnsupportedMediaTypeError ? ValidationFailedError.on(field, 'broken_image') : error;
    });
  }
}

/** The address is done with, where the body has that member. */
const noAddress = (body: ContentBody, at: string) => (body[at] === undefined ? {} : { [at]: null });

/** Names by language: those of the body over those that are stored. */
function names({ translations, name }: ContentBody, language: string, before: EditableDocument | null) {
  const words = Object.entries({ ...before?.translations, ...translations });
  const named = words.flatMap(([code, text]) => {
    const own = text?.['name'] ?? before?.translations[code as 'en']?.['name'];
    return typeof own === 'string' ? [[code, own] as const] : [];
  });
  const all = { ...Object.fromEntries(named), ...(typeof name === 'string' ? { [language]: name } : {}) };
  return Object.fromEntries(Object.entries(all).map(([code, text]) => [code, text.slice(0, 300)]));
}
