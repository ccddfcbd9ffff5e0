import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { Config } from '../../platform/config/config.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Widget } from './widget.entity.js';
import type { ListWidgetsQuery, WidgetDto, WriteWidgetDto } from './widgets.dto.js';

const toDto = (row: Widget): WidgetDto => ({
  id: row.id,
  name: row.name,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** What staff do with widgets. Each change is one transaction. */
@Injectable()
export class WidgetsService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly config: Config,
  ) {}

  /** A page of widgets, by name. @throws {InvalidPageError} past the end */
  async list(query: ListWidgetsQuery, url: string): Promise<Page<WidgetDto>> {
    const window = { ...pageWindow(query), orderBy: { name: 'asc' as const } };
    const [rows, count] = await this.em.fork().findAndCount(Widget, {}, window);
    return toPage(this.config.baseUrl, url, query, count, rows.map(toDto));
  }

  /** @throws {NotFoundError} */
  async get(id: number): Promise<WidgetDto> {
    const row = await this.em.fork().findOne(Widget, { id });
    if (!row) throw new NotFoundError();
    return toDto(row);
  }

  /** @throws {ValidationFailedError} `taken` */
  create(body: WriteWidgetDto, change: Change): Promise<WidgetDto> {
    return this.em.fork().transactional(async (em) => {
      await this.requireFree(em, body.name, null);
      const row = new Widget(body.name, change.caller?.id ?? null, this.changes.now());
      em.persist(row);
      await em.flush();
      await this.finish(em, row, 'create', change, null);
      return toDto(row);
    });
  }

  /** @throws as `create`, and 404, 412, 428 */
  update(id: number, body: WriteWidgetDto, change: Change): Promise<WidgetDto> {
    return this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toDto(row);
      await this.requireFree(em, body.name, id);
      row.rename(body.name, change.caller?.id ?? null, this.changes.now());
      await this.finish(em, row, 'update', change, before);
      return toDto(row);
    });
  }

  /** @throws 404, 412, 428 */
  async remove(id: number, change: Change): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await this.lock(em, id, change);
      const before = toDto(row);
      em.remove(row);
      const named = { action: 'widget.delete', entity: 'widget', entityId: id, tags: [] };
      await this.changes.finish(em, named, change, before, () => null);
    });
  }

  private async lock(em: EntityManager, id: number, change: Change): Promise<Widget> {
    const row = await em.findOne(Widget, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) throw new NotFoundError();
    await this.changes.requireVersion(em, row, change, toDto(row));
    return row;
  }

  private async requireFree(em: EntityManager, name: string, id: number | null): Promise<void> {
    const other = await em.findOne(Widget, { name });
    if (other && other.id !== id) throw ValidationFailedError.on('name', 'taken');
  }

  private finish(em: EntityManager, row: Widget, verb: string, change: Change, before: unknown): Promise<void> {
    const named = { action: `widget.${verb}`, entity: 'widget', entityId: row.id, tags: [] };
    return this.changes.finish(em, named, change, before, () => toDto(row));
  }
}
