import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Sql } from '../../platform/data/sql.js';
import { isPollutingKey } from '../../platform/http/text-pipe.js';
import { Config } from '../../platform/config/config.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { RemotesService } from '../remotes/remotes.service.js';
import type { ListMissingTextsQuery, MissingTextCountDto, ReportMissingTextsDto } from './missing-texts.dto.js';
import { type MissingRow, countMissing, countMissingRows, findMissing } from './missing-texts.queries.js';
import type { TextBook } from './text-book.js';
import { TextBooks } from './text-books.js';
import { NAMESPACE, TEXT_KEY } from '../languages/text-id.js';

/** Counts texts that released pages asked for and did not get. Creates no keys and keeps nothing that a visitor wrote. */
@Injectable()
export class MissingTexts {
  constructor(
    private readonly remotes: RemotesService,
    private readonly languages: KnownLanguages,
    private readonly books: TextBooks,
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Counts a report of a release that is served; anything else is passed over without a word. */
  async report({ remote, build_id: build, lang, items }: ReportMissingTextsDto): Promise<void> {
    const isActive = (await this.languages.all()).some(({ code, is_active: active }) => code === lang && active);
    if (!isActive || !(await this.isServed(remote, build))) return;
    const { namespaces } = await this.remotes.texts();
    const seen = new Map(
      items
        .filter(({ ns }) => NAMESPACE.test(ns) && Object.hasOwn(namespaces, ns))
        .filter(({ key }) => TEXT_KEY.test(key) && !isPollutingKey(key))
        .map(({ ns, key, kind }) => [`${ns}:${key}:${kind}`, { ns, key, kind }]),
    );
    if (seen.size > 0)
      await countMissing(this.sql, { remote, build, language: lang }, [...seen.values()], this.clock.now());
  }

  /** A page of counters. @throws {InvalidPageError} past the end */
  async list(query: ListMissingTextsQuery, url: string): Promise<Page<MissingTextCountDto>> {
    const { limit, offset } = pageWindow(query);
    const { kind = null } = query;
    const [count, rows] = await Promise.all([
      countMissingRows(this.sql, kind),
      findMissing(this.sql, kind, limit, offset),
    ]);
    const books = new Map<string, TextBook>();
    for (const language of new Set(rows.map(({ lang }) => lang))) books.set(language, await this.books.open(language));
    const isWritten = ({ lang, ns, key }: MissingRow) => books.get(lang)?.find(ns, key)?.value != null;
    return toPage(
      this.config.baseUrl,
      url,
      query,
      count,
      rows.map((row) => ({ ...row, is_written: isWritten(row) })),
    );
  }

  /** True for releases of the stable channel, the previous ones too, and for what the shell's texts are served under. */
  private async isServed(remote: string, build: string): Promise<boolean> {
    const { set, tag } = await this.remotes.served();
    if (remote === 'shell') return build === tag;
    const known = set.remotes.find(({ name }) => name === remote);
    return known?.candidates.some(({ version }) => version === build) ?? false;
  }
}
