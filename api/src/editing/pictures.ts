import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { NotAuthenticatedError } from '../common/app-error.js';
import { MediaLibrary } from '../media/media-library.js';
import type { SentFile } from '../uploads/multipart-reader.js';
import type { ContentBody } from './content-body.js';
import type { BodySource } from './content-editor.js';
import type { Change } from './content-writer.js';

/** Pictures that come with a form. */
@Injectable()
export class Pictures {
  constructor(private readonly library: MediaLibrary) {}

  /**
   * A body whose member names the sent file's picture. The file is checked at once and enters the library in the transaction of
   * the write; its alternative text is the name of what it shows.
   * @throws as `MediaLibrary.accept`
   */
  async into(body: object, member: string, file: SentFile | null, change: Change): Promise<BodySource> {
    const written = body as ContentBody;
    if (!file) return written;
    const { caller, requestId, language } = change;
    if (!caller) throw new NotAuthenticatedError();
    const picture = await this.library.accept(file, member);
    const named = Object.entries({
      ...written.translations,
      [language]: { ...written.translations?.[language], ...pick(written) },
    });
    const alt = Object.fromEntries(
      named.flatMap(([code, words]) =>
        typeof words?.['name'] === 'string' ? [[code, words['name'].slice(0, 300)]] : [],
      ),
    );
    return async (em: EntityManager) => {
      const { media } = await this.library.save(em, picture, { caller, requestId, alt });
      return { ...written, [member]: media.id };
    };
  }
}

const pick = ({ name }: ContentBody) => (typeof name === 'string' ? { name } : {});
