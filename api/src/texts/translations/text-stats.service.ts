import { Injectable } from '@nestjs/common';
import { KnownLanguages } from '../languages/known-languages.js';
import { TextBooks } from './text-books.js';
import type { TextBook } from './text-book.js';
import { type TextCounts, countsOf, statsOf } from './text-stats.js';
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
    return this.each(statsOf);
  }

  /** The counts among them, for who shows no more: judging every text costs far more. */
  async counts(): Promise<TextCounts[]> {
    return this.each((book) => countsOf(book));
  }

  private async each<T>(figures: (book: TextBook) => Promise<T>): Promise<T[]> {
    const active = (await this.languages.all()).filter((language) => language.is_active);
    return Promise.all(active.map(async ({ code }) => figures(await this.books.open(code))));
  }
}
