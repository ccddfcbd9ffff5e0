import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import type { Permission } from '@atoll/contract/permissions';
import { ACCESS, type AccessRule, type Caller, PEOPLE_ONLY } from '../../platform/access/access.js';
import { isAsked } from '../../platform/http/query-pipe.js';
import {
  AppError,
  NotAuthenticatedError,
  NotFoundError,
  PermissionDeniedError,
} from '../../platform/errors/app-error.js';
import { KeyCheck, keyIn } from './key-check.js';

/**
 * The only place that decides who may call what, from the mark on the handler and never from the path: no spelling of a URL
 * gets more. A route without a mark is closed.
 */
@Injectable()
export class AuthGuard extends PassportGuard('access') {
  constructor(
    private readonly reflector: Reflector,
    private readonly keys: KeyCheck,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const mark = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
    if (!mark) throw new PermissionDeniedError();
    const rule = ruleFor(mark, request);
    if (rule.kind === 'public' && (rule.identity === 'ignored' || !request.headers.authorization)) return true;
    const key = keyIn(request.headers.authorization);
    if (key === null) await super.canActivate(context);
    else request.caller = await this.keys.callerOf(key);
    const caller = request.caller;
    if (!caller) throw new NotAuthenticatedError();
    if (caller.key && !this.isOpenToKeys(rule, context)) throw new PermissionDeniedError();
    if (rule.kind === 'public') return true;
    if (rule.kind !== caller.kind) throw new PermissionDeniedError();
    if (rule.kind === 'customer') return true;
    const permission = 'parameter' in rule ? permissionBy(rule, request) : rule.permission;
    if (permission && caller.totp_setup_required) throw new AppError(403, 'totp_setup_required');
    if (permission && !caller.permissions.includes(permission)) throw new PermissionDeniedError();
    return true;
  }

  /** A key does what one of its scopes names, and reads what opens to whoever has a permission; nothing that is somebody's own. */
  private isOpenToKeys(rule: AccessRule, context: ExecutionContext): boolean {
    const parts = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(PEOPLE_ONLY, parts)) return false;
    const { method } = context.switchToHttp().getRequest<FastifyRequest>();
    if (rule.kind === 'public') return method === 'GET' || method === 'HEAD';
    return rule.kind === 'staff' && ('parameter' in rule || rule.permission !== null);
  }

  /** Passport's verdict in our words. A failed look-up (database away) stays what it is. */
  override handleRequest<T = Caller>(error: unknown, user: T | false, info: unknown): T {
    if (error) throw error;
    if (user) return user;
    const missing = info instanceof Error && info.message === 'No auth token';
    throw new NotAuthenticatedError(missing ? 'not_authenticated' : 'token_not_valid');
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'caller' };
  }
}

type StaffRuleBy = Extract<AccessRule, { parameter: string }>;

/** With a parameter that only staff may use, a public route is a staff route. */
function ruleFor(mark: AccessRule, { query }: FastifyRequest): AccessRule {
  if (mark.kind !== 'public' || !mark.staffOnly) return mark;
  const { parameter, permission } = mark.staffOnly;
  return isAsked(query, parameter) ? { kind: 'staff', permission } : mark;
}

/** The permission that the address asks for. @throws {NotFoundError} when it names nothing that has one */
function permissionBy({ parameter, permissions }: StaffRuleBy, { params }: FastifyRequest): Permission {
  const named = (params as Record<string, string>)[parameter] ?? '';
  const permission = Object.hasOwn(permissions, named) ? permissions[named] : undefined;
  if (!permission) throw new NotFoundError();
  return permission;
}
