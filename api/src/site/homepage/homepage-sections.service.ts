import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { HomepageSection, type SectionTexts } from './homepage-section.entity.js';
import type {
  HomepageSectionDto,
  HomepageSectionListDto,
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
      if (body.visible !== undefined) row.visible = body.visible;
      if (body.config) row.config = body.config.limit === undefined ? {} : { limit: body.config.limit };
      if (body.texts) row.texts = withTexts(row.texts, body.texts);
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
      const list = toList(rows);
      const latest = rows.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())[0];
      const state = { version: list.version, updatedBy: latest?.updatedBy ?? null };
      await this.changes.requireVersion(em, latest ? { ...state, updatedAt: latest.updatedAt } : state, change, list);
      if (ids.length !== rows.length || rows.some(({ id }) => !ids.includes(id)))
        throw ValidationFailedError.on('sections', 'incomplete_order');
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

  private stamp(row: HomepageSection, change: Change): void {
    row.updatedAt = this.changes.now();
    row.updatedBy = change.caller?.id ?? null;
  }
}

const NAMED: { entity: string; tags: ['settings'] } = { entity: 'homepage_section', tags: ['settings'] };

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
