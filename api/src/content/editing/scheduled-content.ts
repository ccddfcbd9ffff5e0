import {
  EntityManager,
  type FilterQuery,
  ForeignKeyConstraintViolationException,
  LockMode,
} from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../platform/audit/audit.js';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { ContentLifecycle } from './content-lifecycle.js';
import { type Change, ContentWriter, isWhole } from './content-writer.js';
import { type EditableRow, type Kind, allKinds } from './kind.js';

/** How long a deleted row can still be brought back from the database. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

const SYSTEM: Change = { caller: null, requestId: null, language: 'en' };

/** What happens to content by the clock: publishing, leaving, the end of what was deleted. */
@Injectable()
export class ScheduledContent implements OnModuleInit {
  private readonly logger = new Logger('ScheduledContent');

  constructor(
    private readonly em: EntityManager,
    private readonly writer: ContentWriter,
    private readonly lifecycle: ContentLifecycle,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('content.publish', 60, async () => void (await this.runDue()));
    this.jobs.every('content.purge', '40 3 * * *', async () => void (await this.purge()));
  }

  /**
   * Publishes what is due and takes away what has had its time. Each row is looked at again under its lock, so that two replicas
   * at the same moment do it once.
   * @returns number of rows that changed
   */
  async runDue(): Promise<number> {
    const now = this.clock.now();
    let changed = 0;
    for (const kind of allKinds()) {
      const due: FilterQuery<EditableRow>[] = [
        { status: 'scheduled', publishAt: { $lte: now }, deletedAt: null },
        { status: 'published', unpublishAt: { $lte: now }, deletedAt: null },
      ];
      for (const where of due) {
        // One short transaction after the other; many at once would only wait for connections.
        const rows = await this.em.fork().find(kind.entity, where, { fields: ['id'] as never[], limit: 500 });
        for (const { id } of rows) if (await this.turnOr(kind, id, where)) changed++;
      }
    }
    return changed;
  }

  private async turn(kind: Kind, id: number, due: FilterQuery<EditableRow>): Promise<boolean> {
    try {
      return await this.em.fork().transactional(async (em) => {
        const row = await this.find(kind, id, due, em);
        if (!row) return false;
        const editing = await this.writer.open(kind, row, em);
        const action = row.status === 'scheduled' ? 'publish' : 'unpublish';
        await this.lifecycle.move(kind, editing, action, {}, SYSTEM);
        await this.writer.finish(kind, editing, action, SYSTEM);
        return true;
      });
    } catch (error) {
      if (!(error instanceof ValidationFailedError)) throw error;
      await this.sendBack(kind, id, due, Object.keys(error.fields).join(', '));
      return true;
    }
  }

  /** One that fails by a fault keeps none of the others from their time; it is tried again the next minute. */
  private async turnOr(kind: Kind, id: number, due: FilterQuery<EditableRow>): Promise<boolean> {
    try {
      return await this.turn(kind, id, due);
    } catch (error) {
      this.logger.error(`${kind.name} ${id} is due and fails`, error instanceof Error ? error.stack : String(error));
      return false;
    }
  }

  /**
   * Instead of failing every minute: what lost what it needs since it was scheduled goes back to those who look after it; what
   * something public cannot do without stays, and its time is over.
   */
  private async sendBack(kind: Kind, id: number, due: FilterQuery<EditableRow>, missing: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const row = await this.find(kind, id, due, em);
      if (!row) return;
      const editing = await this.writer.open(kind, row, em);
      const action = row.status === 'scheduled' ? 'publish' : 'unpublish';
      this.logger.warn(`${action} of ${kind.name} ${id} was refused: ${missing}`);
      if (action === 'unpublish') row.unpublishAt = null;
      else Object.assign(row, { status: 'in_review', publishAt: null });
      await this.writer.finish(kind, editing, `${action}-failed`, { ...SYSTEM, note: missing.slice(0, 500) });
    });
  }

  /** A row that is still due, under its lock. */
  private async find(kind: Kind, id: number, due: FilterQuery<EditableRow>, em: EntityManager) {
    if (!(await isWhole(kind, id, em, true))) return null;
    const where = { $and: [{ id }, due] } as FilterQuery<EditableRow>;
    return em.findOne(kind.entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /**
   * Removes rows that were deleted more than 30 days ago; their versions stay. A row that something still names waits for it.
   * @returns number of rows removed
   */
  async purge(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let removed = 0;
    // What names others goes first: packages before destinations.
    for (const kind of allKinds().toReversed()) {
      const where: FilterQuery<EditableRow> = { deletedAt: { $lte: before } };
      const rows = await this.em.fork().find(kind.entity, where, { fields: ['id'] as never[], limit: 500 });
      for (const { id } of rows) if (await this.erase(kind, id)) removed++;
    }
    return removed;
  }

  private async erase(kind: Kind, id: number): Promise<boolean> {
    try {
      return await this.em.fork().transactional(async (em) => {
        if ((await em.nativeDelete(kind.entity, { id } as FilterQuery<EditableRow>)) === 0) return false;
        this.audit.record(em, { action: `${kind.name}.purge`, entity: kind.name, entityId: id });
        return true;
      });
    } catch (error) {
      if (error instanceof ForeignKeyConstraintViolationException) return false;
      throw error;
    }
  }
}
