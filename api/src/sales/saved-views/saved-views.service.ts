import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RowChange } from '../../content/editing/row-change.js';
import { Assignees } from '../../people/auth/assignees.js';
import type { Caller } from '../../platform/access/access.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import { NotFoundError, PermissionDeniedError, ValidationFailedError } from '../../platform/errors/app-error.js';
import type { StaffCall } from '../../platform/http/staff-call.js';
import {
  SavedView,
  type SavedViewValues,
  type ViewAudience,
  type ViewList,
  viewPermission,
} from './saved-view.entity.js';
import type { CreateSavedViewDto, SavedViewDto, UpdateSavedViewDto } from './saved-views.dto.js';
import { lockViews } from './saved-views.queries.js';

/** More than this is no bar of views any more. */
const OWN_MAX = 30;

const isOwn = (view: SavedView, { id }: Caller): boolean => view.owner.id === id;

const mayShare = ({ permissions }: Caller): boolean => permissions.includes('views.share');

const toDto = (view: SavedView, caller: Caller): SavedViewDto => ({
  id: view.id,
  list: view.list,
  name: view.name,
  query: view.query,
  columns: view.columns,
  shared_with: view.sharedWith,
  is_default: view.isDefault,
  editable: isOwn(view, caller) || mayShare(caller),
  version: view.version,
});

/** @throws {PermissionDeniedError} where the caller may not read the list */
const requireList = (list: ViewList, { permissions }: Caller): void => {
  if (!permissions.includes(viewPermission(list))) throw new PermissionDeniedError();
};

/** Those that a colleague sees. */
const seenBy = ({ id, role }: Caller) => ({
  $or: [{ owner: id }, { sharedWith: { $in: ['everyone', ...(role ? [role] : [])] as ViewAudience[] } }],
});

/** Keeps views of the office's lists. Each change is one transaction. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly assignees: Assignees,
  ) {}

  /** A list's views that the caller sees, by name. @throws {PermissionDeniedError} */
  async list(list: ViewList, caller: Caller): Promise<SavedViewDto[]> {
    requireList(list, caller);
    const views = await this.em
      .fork()
      .find(SavedView, { list, ...seenBy(caller) }, { orderBy: { name: 'asc', id: 'asc' } });
    return views.map((view) => toDto(view, caller));
  }

  /** @throws {ValidationFailedError} `view_name_taken`, `too_many_views` on `name` @throws {PermissionDeniedError} */
  create({ list, ...body }: CreateSavedViewDto, call: StaffCall): Promise<SavedViewDto> {
    const { caller } = call;
    requireList(list, caller);
    return this.em.fork().transactional(async (em) => {
      const values = { name: '', query: '', columns: null, sharedWith: 'me', isDefault: false } as const;
      await lockViews(transactionSql(em), list);
      if ((await em.count(SavedView, { owner: caller.id, list })) >= OWN_MAX)
        throw ValidationFailedError.on('name', 'too_many_views', { count: OWN_MAX });
      const owner = this.assignees.reference(em, caller.id);
      const view = new SavedView(owner, list, { ...values, ...valuesOf(body) }, this.changes.now());
      await this.check(em, view, caller);
      em.persist(view);
      await this.finish(em, view, 'create', call, null);
      return toDto(view, caller);
    });
  }

  /** @throws as `create`, and 404, 412, 428 */
  update(id: string, body: UpdateSavedViewDto, call: StaffCall): Promise<SavedViewDto> {
    return this.em.fork().transactional(async (em) => {
      const view = await this.lock(em, id, call);
      const before = toDto(view, call.caller);
      view.change(valuesOf(body), call.caller.id, this.changes.now());
      await this.check(em, view, call.caller);
      await this.finish(em, view, 'update', call, before);
      return toDto(view, call.caller);
    });
  }

  /** @throws 403, 404, 412, 428 */
  async remove(id: string, call: StaffCall): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const view = await this.lock(em, id, call);
      const before = toDto(view, call.caller);
      em.remove(view);
      await this.changes.finish(em, { ...named(view, 'delete') }, call, before, () => null);
    });
  }

  /** The view, for who may change it. What one does not see is not there. */
  private async lock(em: EntityManager, id: string, call: StaffCall): Promise<SavedView> {
    const found = await em.findOne(SavedView, { id, ...seenBy(call.caller) }, { fields: ['list'] });
    if (!found) throw new NotFoundError();
    requireList(found.list, call.caller);
    await lockViews(transactionSql(em), found.list);
    const view = await em.findOne(SavedView, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!view) throw new NotFoundError();
    if (!isOwn(view, call.caller) && !mayShare(call.caller)) throw new PermissionDeniedError();
    await this.changes.requireVersion(em, view, call, toDto(view, call.caller));
    return view;
  }

  /** Only who may share shares; a name stands once; for the same people a list opens with one view. */
  private async check(em: EntityManager, view: SavedView, caller: Caller): Promise<void> {
    const { id, list, name, sharedWith, owner } = view;
    if (sharedWith !== 'me' && !mayShare(caller)) throw new PermissionDeniedError();
    if ((await em.count(SavedView, { id: { $ne: id }, owner, list, name }, { flushMode: 'commit' })) > 0)
      throw ValidationFailedError.on('name', 'view_name_taken');
    if (!view.isDefault) return;
    const others = { id: { $ne: id }, list, sharedWith, isDefault: true, ...(sharedWith === 'me' && { owner }) };
    for (const other of await em.find(SavedView, others, { flushMode: 'commit' }))
      other.change({ isDefault: false }, caller.id, this.changes.now());
  }

  private finish(em: EntityManager, view: SavedView, verb: string, call: StaffCall, before: unknown): Promise<void> {
    return this.changes.finish(em, named(view, verb), call, before, () => toDto(view, call.caller));
  }
}

const named = ({ id }: SavedView, verb: string) => ({
  action: `saved_view.${verb}`,
  entity: 'saved_view',
  entityId: id,
  tags: [],
});

/** What a body says of a view. */
function valuesOf({ name, query, columns, shared_with: sharedWith, is_default: isDefault }: UpdateSavedViewDto) {
  const values: Partial<SavedViewValues> = {};
  if (name !== undefined) values.name = name;
  if (query !== undefined) values.query = query;
  if (columns !== undefined) values.columns = columns;
  if (sharedWith !== undefined) values.sharedWith = sharedWith;
  if (isDefault !== undefined) values.isDefault = isDefault;
  return values;
}
