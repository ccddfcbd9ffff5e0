import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Permission } from '@atoll/contract/permissions';
import { type Observable, catchError, map, throwError } from 'rxjs';
import { AppError, PermissionDeniedError } from '../errors/app-error.js';
import type { Caller } from './access.js';

const GUARDED = new Map<string, Permission>();

/**
 * A member that only some of the staff may know of, by its name wherever it stands: who lacks the permission is not told it in any
 * answer, neither in versions nor in the audit, and is refused (403) when they write it.
 */
export const Guarded =
  (permission: Permission): PropertyDecorator =>
  (_, member) =>
    void GUARDED.set(String(member), permission);

export const isGuarded = (member: string): boolean => GUARDED.has(member);

/** Names of the members that somebody with these permissions may not know of. */
export const guardedFrom = (permissions: readonly Permission[]): Set<string> =>
  new Set([...GUARDED].filter(([, permission]) => !permissions.includes(permission)).map(([member]) => member));

/** Says of a difference which member it is about. */
const isAbout = (entry: unknown, members: ReadonlySet<string>): boolean =>
  typeof entry === 'object' && entry !== null && 'path' in entry && members.has(String(entry.path));

/** A value of JSON without the members, at any depth, and without the differences that are about them. */
export function withoutMembers(value: unknown, members: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => !isAbout(entry, members)).map((entry) => withoutMembers(entry, members));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).filter(([name]) => !members.has(name));
  return Object.fromEntries(entries.map(([name, member]) => [name, withoutMembers(member, members)]));
}

/** Keeps guarded members from colleagues and keys without the permission; visitors and customers are told none anyway. */
@Injectable()
export class GuardedMembersInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { caller, body } = context.switchToHttp().getRequest<{ caller?: Caller; body?: unknown }>();
    const members = caller?.kind === 'staff' ? guardedFrom(caller.permissions) : new Set<string>();
    if (members.size === 0) return next.handle();
    if (typeof body === 'object' && body !== null && Object.keys(body).some((name) => members.has(name)))
      throw new PermissionDeniedError();
    return next.handle().pipe(
      map((answer: unknown) => withoutMembers(answer, members)),
      catchError((error: unknown) => throwError(() => withoutTheirs(error, members))),
    );
  }
}

/** A refusal shows what is there now. */
function withoutTheirs(error: unknown, members: ReadonlySet<string>): unknown {
  if (!(error instanceof AppError)) return error;
  return Object.assign(error, { extra: withoutMembers(error.extra, members) });
}
