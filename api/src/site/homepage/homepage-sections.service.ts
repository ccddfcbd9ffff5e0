import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { Language } from '@atoll/contract/languages';
import { ContentPreviews } from '../../content/editing/content-previews.js';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Config } from '../../platform/config/config.js';
import { getHomepage } from './homepage.queries.js';
import { HomepageSection, type SectionTexts } from './homepage-section.entity.js';
import type {
  HomepagePreviewDto,
  HomepageSectionDto,
  HomepageSectionListDto,
  ArrangeHomepageDto,
  SectionTextsDto,
  WriteHomepageSectionDto,
} from './homepage-sections.dto.js';

const toDto = (row: HomepageSection, order: number): HomepageSectionDto => ({
  id: row.id,
  type: row.type,
  visible: row.visible,
  order,
  config: row.config,
  texts: row.texts as SectionTextsDto,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
});

/** Versions only grow, so their sum tells whether any section has changed. */
const toList = (rows: readonly HomepageSection[]): HomepageSectionListDto => ({
  sections: rows.map((row, index) => toDto(row, index + 1)),
  version: rows.reduce((sum, { version }) => sum + version, 0),
});

const ORDER = { orderBy: { position: 'asc', id: 'asc' } } as const;

/** Sections of the homepage. A change is one transaction and counts at once. */
@Injectable()
export class HomepageSections {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly previews: ContentPreviews,
    private readonly config: Config,
  ) {}

  /** All sections in their order. */
  async list(): Promise<HomepageSectionListDto> {
    return toList(await this.em.fork().find(HomepageSection, {}, ORDER));
  }

  /** @throws 404, 412, 428 */
  update(id: number, body: WriteHomepageSectionDto, change: Change): Promise<HomepageSectionDto> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(HomepageSection, {}, { ...ORDER, lockMode: LockMode.PESSIMISTIC_WRITE });
      const place = rows.findIndex((row) => row.id === id);
      const row = rows[place];
      if (!row) throw new NotFoundError();
      const before = structuredClone(toDto(row, place + 1));
      await this.changes.requireVersion(em, row, change, before);
      assign(row, body);
      this.stamp(row, change);
      const named = { action: 'homepage_section.update', entityId: id, ...NAMED };
      await this.changes.finish(em, named, change, before, () => toDto(row, place + 1));
      return toDto(row, place + 1);
    });
  }

  /** @throws {ValidationFailedError} unless every section is named once; 412, 428 */
  sort(ids: readonly number[], change: Change): Promise<HomepageSectionListDto> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(HomepageSection, {}, { ...ORDER, lockMode: LockMode.PESSIMISTIC_WRITE });
      await this.requireListVersion(em, rows, change);
      requireAll(rows, ids);
      const before = rows.map(({ type }) => type);
      for (const row of rows) {
        const position = ids.indexOf(row.id) + 1;
        if (row.position === position) continue;
        row.position = position;
        this.stamp(row, change);
      }
      const sorted = () => rows.toSorted((a, b) => a.position - b.position);
      const named = { action: 'homepage_section.sort', entityId: 'all', ...NAMED };
      await this.changes.finish(em, named, change, before, () => sorted().map(({ type }) => type));
      return toList(sorted());
    });
  }

  /**
   * Puts all sections in their order and changes them, in one piece.
   * @throws {ValidationFailedError} unless every section is named once; 412, 428
   */
  arrange(body: ArrangeHomepageDto, change: Change): Promise<HomepageSectionListDto> {
    return this.em.fork().transactional(async (em) => {
      const rows = await em.find(HomepageSection, {}, { ...ORDER, lockMode: LockMode.PESSIMISTIC_WRITE });
      const before = structuredClone(toList(rows));
      await this.requireListVersion(em, rows, change);
      const stored = new Map(before.sections.map((section) => [section.id, JSON.stringify(section)]));
      const arranged = inOrder(rows, body);
      for (const [index, row] of arranged.entries())
        if (JSON.stringify(toDto(row, index + 1)) !== stored.get(row.id)) this.stamp(row, change);
      const named = { action: 'homepage_section.arrange', entityId: 'all', ...NAMED };
      await this.changes.finish(em, named, change, before.sections, () => toList(arranged).sections);
      return toList(arranged);
    });
  }

  /**
   * How the home page would read with these sections in this order; nothing is stored.
   * @throws {ValidationFailedError} unless every section is named once
   */
  preview(body: ArrangeHomepageDto, change: Change): Promise<HomepagePreviewDto> {
    const read = (language: Language) => getHomepage(language, this.changes.now(), this.config.cardProvider !== null);
    return this.previews.ofChange('homepage', change, read, async (em) => {
      // Locked: what is stored meanwhile would be taken for a second hand in the same row.
      inOrder(await em.find(HomepageSection, {}, { ...ORDER, lockMode: LockMode.PESSIMISTIC_WRITE }), body);
    });
  }

  private requireListVersion(em: EntityManager, rows: HomepageSection[], change: Change): Promise<void> {
    const list = toList(rows);
    const latest = rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
    const state = { version: list.version, updatedBy: latest?.updatedBy ?? null };
    return this.changes.requireVersion(em, latest ? { ...state, updatedAt: latest.updatedAt } : state, change, list);
  }

  private stamp(row: HomepageSection, change: Change): void {
    row.updatedAt = this.changes.now();
    row.updatedBy = change.caller?.id ?? null;
  }
}

const NAMED: { entity: string; tags: ['settings'] } = { entity: 'homepage_section', tags: ['settings'] };

function requireAll(rows: readonly HomepageSection[], ids: readonly number[]): void {
  if (ids.length !== rows.length || rows.some(({ id }) => !ids.includes(id)))
    throw ValidationFailedError.on('sections', 'incomplete_order');
}

/** The rows in a new order, each with what changes of it. @throws {ValidationFailedError} unless every one is named once */
function inOrder(rows: readonly HomepageSection[], { sections }: ArrangeHomepageDto): HomepageSection[] {
  requireAll(
    rows,
    sections.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sections.flatMap(({ id, ...change }, index) => {
    const row = byId.get(id);
    if (!row) return [];
    assign(row, change);
    row.position = index + 1;
    return [row];
  });
}

function assign(row: HomepageSection, { visible, config, texts }: WriteHomepageSectionDto): void {
  if (visible !== undefined) row.visible = visible;
  if (config) row.config = config.limit === undefined ? {} : { limit: config.limit };
  if (texts) row.texts = withTexts(row.texts, texts);
}

function withTexts(stored: Record<string, SectionTexts>, given: SectionTextsDto): Record<string, SectionTexts> {
  const texts = { ...stored };
  for (const [code, words] of Object.entries(given) as [string, SectionTexts | null | undefined][]) {
    if (words === undefined) continue;
    if (words === null) delete texts[code];
    // A plain copy without members that were left out.
    else texts[code] = JSON.parse(JSON.stringify(words)) as SectionTexts;
  }
  return texts;
}
