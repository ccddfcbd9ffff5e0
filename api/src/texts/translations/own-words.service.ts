import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { DatabasePulse } from '../../platform/data/database-pulse.js';
import { OWN_WORDS } from './own-words.js';
import { TranslationsService } from './translations.service.js';

/** How long after a fault the texts are read again. Milliseconds. */
const AGAIN = 2000;

/** Lays the edits of letters and messages over what was released, at the start and after every change of texts. */
@Injectable()
export class OwnWords implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Texts');
  private reading: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly translations: TranslationsService,
    private readonly pulse: DatabasePulse,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.pulse.subscribe({
      notice: (tags) => {
        if (tags.split(',').includes('texts')) void this.refresh();
      },
      lost: () => void this.refresh(),
    });
    await this.refresh();
  }

  /** One after another: a change while texts are being read is read after it. */
  private refresh(): Promise<void> {
    this.reading = this.reading.then(() => this.read());
    return this.reading;
  }

  private async read(): Promise<void> {
    if (this.closed) return;
    clearTimeout(this.timer);
    try {
      for (const language of LANGUAGE_CODES) {
        const answer = await this.translations.read(language, { namespaces: Object.keys(OWN_WORDS), fallback: false });
        const { translations } = JSON.parse(answer.body) as { translations: Record<string, Record<string, string>> };
        for (const [namespace, words] of Object.entries(OWN_WORDS)) words.lay(language, translations[namespace] ?? {});
        if (answer.stale) throw new Error('the texts are those of before the database went away');
      }
      if (!this.pulse.listening) throw new Error('no notices of changes arrive');
    } catch (error) {
      this.logger.warn(`letters and messages are said as they were known last: ${(error as Error).message}`);
      this.timer = setTimeout(() => void this.refresh(), AGAIN).unref();
    }
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.reading;
  }
}
