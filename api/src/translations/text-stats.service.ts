import { Injectable } from '@nestjs/common';
import { KnownLanguages } from '../languages/known-languages.js';
import { TextBooks } from './text-books.js';
import { statsOf } from './text-stats.js';
import type { TranslationStatsDto } from './text-stats.dto.js';

/** Counts how far the texts of a language are. */
@Injectable()
export class TextStats {
  constructor(
    private readonly books: TextBooks,
    private readonly languages: KnownLanguages,
  ) {}

  /** Figures of one language. @throws {LanguageNotFoundError} */
  async of(language: string): Promise<TranslationStatsDto> {
    return statsOf(await this.books.open(await this.languages.require(language)));
  }

  /** Figures of every active language, in their order. */
  async all(): Promise<TranslationStatsDto[]> {
    const active = (await this.languages.all()).filter((language) => language.is_active);
    return Promise.all(active.map(async ({ code }) => statsOf(await this.books.open(code))));
  }
}
