import { createHash } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  SetMetadata,
  applyDecorators,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Observable, from, lastValueFrom } from 'rxjs';
import type { Caller } from '../access/access.js';
import { pathOf, withoutSlashes } from '../fields/addresses.js';
import { AppError } from '../errors/app-error.js';
import { IdempotencyConflictError, canonicalJson, isIdempotencyKey } from './idempotency.js';
import { type Claim, dropClaim, findCall, settleClaim, takeClaim } from './idempotency-claims.queries.js';
import { PATIENCE } from './idempotency-rules.js';
import { isForm, sentForm } from '../uploads/sent-form.js';
import { Sql } from '../data/sql.js';
import { isUnsafeInput } from '../http/text-pipe.js';

const NOT_IDEMPOTENT = 'atoll:not-idempotent';

/** Member of a documented operation that does not take `Idempotency-Key`; the document writer removes it. */
export const NOT_IDEMPOTENT_EXTENSION = 'x-not-idempotent';

/** Answers with one of these members hold a secret, which is nowhere stored in clear. */
const SECRET = /^(access|refresh|secret|otpauth_url|recovery_codes|password)$|(^|_)token$/;

/** Headers of an answer that its repetition carries too. */
const KEPT_HEADERS = ['content-type', 'etag', 'location', 'cache-control'] as const;

/**
 * A POST whose answer is not remembered under its `Idempotency-Key`: it hands out tokens, which are nowhere stored in clear,
 * or it keeps keys of its own.
 */
export const NotIdempotent = () =>
  applyDecorators(SetMetadata(NOT_IDEMPOTENT, true), ApiExtension(NOT_IDEMPOTENT_EXTENSION, true));

/** 409: the first call with this key is still at work. */
export class InProgressError extends AppError {
  constructor() {
    super(409, 'in_progress', {}, {}, { 'retry-after': '1' });
  }
}

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  /** Absent where the answer has no body. */
  body?: unknown;
}

/**
 * Runs a POST with an `Idempotency-Key` once for each caller, operation and key within 24 hours; a repetition gets the same
 * answer with `Idempotency-Replayed: true`. Failures are not remembered. The key is claimed before the work and settled after
 * it: a second call waits up to 5 seconds for the first, and a claim that a crash left behind is free after 60 seconds.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Idempotency');

  constructor(
    private readonly sql: Sql,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest & { caller?: Caller }>();
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || key === undefined) return next.handle();
    if (this.reflector.getAllAndOverride(NOT_IDEMPOTENT, [context.getHandler(), context.getClass()])) {
      return next.handle();
    }
    if (typeof key !== 'string' || !isIdempotencyKey(key)) throw new AppError(400, 'idempotency_key_invalid');
    // What the pipes are about to refuse is not hashed: it may be too deep for that.
    if (isUnsafeInput(request.body)) return next.handle();
    const answer = async () => {
      const claim = { scope: scopeOf(context, request), key, requestHash: await hashOf(request) };
      return this.once(claim, next, http.getResponse<FastifyReply>());
    };
    return from(answer());
  }

  private async once(claim: Claim, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    const deadline = Date.now() + PATIENCE;
    for (let pause = 20; ; pause = Math.min(250, pause * 2)) {
      // Each look depends on what the one before has shown.
      const mark = await takeClaim(this.sql, claim);
      if (mark !== null) return this.work(claim, mark, next, reply);
      const known = await findCall(this.sql, claim);
      if (known && known.request_hash !== claim.requestHash) throw new IdempotencyConflictError();
      if (known && !known.running) return replay(JSON.parse(known.response) as KeptAnswer, reply);
      if (Date.now() > deadline) throw new InProgressError();
      await sleep(pause);
    }
  }

  private async work(claim: Claim, mark: string, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    let value: unknown;
    try {
      value = await lastValueFrom(next.handle(), { defaultValue: undefined });
    } catch (error) {
      await this.tidy(dropClaim(this.sql, claim, mark));
      throw error;
    }
    const kept = reply.sent ? null : keptAnswer(value, reply);
    await this.tidy(kept === null ? dropClaim(this.sql, claim, mark) : settleClaim(this.sql, claim, mark, kept));
    return value;
  }

  /** What happened has happened: a lost note about it must not turn the answer into an error. */
  private async tidy(writing: Promise<void>): Promise<void> {
    await writing.catch((error: Error) => this.logger.warn(`a key stays claimed: ${error.message}`));
  }
}

/** The answer as JSON, or null when it may or can not be kept: an error, a file, a secret. */
function keptAnswer(value: unknown, reply: FastifyReply): string | null {
  const status = reply.statusCode;
  const plain = value === undefined || typeof value !== 'object' || value === null || isData(value);
  if (status >= 400 || !plain) return null;
  let secret = false;
  const headers = Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const header = reply.getHeader(name);
      return typeof header === 'string' ? [[name, header]] : [];
    }),
  );
  const text = JSON.stringify({ status, headers, body: value } satisfies KeptAnswer, (name, member: unknown) => {
    secret ||= SECRET.test(name) && member !== null && member !== undefined;
    return member;
  });
  return secret || holdsSecretText(value) ? null : text;
}

/** True for JSON that a handler returns as text and that has a secret member. */
function holdsSecretText(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return [...value.matchAll(/"(\w+)"\s*:/g)].some(([, name = '']) => SECRET.test(name));
}

/** True for what JSON can hold: neither a stream nor bytes. */
const isData = (value: object): boolean =>
  Array.isArray(value) || !('pipe' in value || 'getStream' in value || ArrayBuffer.isView(value));

function replay({ status, headers, body }: KeptAnswer, reply: FastifyReply): unknown {
  reply.code(status).headers({ ...headers, 'idempotency-replayed': 'true' });
  return body;
}

/** `<user id or hash of the address>:<controller>.<handler>`. */
function scopeOf(context: ExecutionContext, request: FastifyRequest & { caller?: Caller }): string {
  const caller = request.caller?.id ?? createHash('sha256').update(request.ip).digest('base64url').slice(0, 22);
  return `${caller}:${context.getClass().name}.${context.getHandler().name}`.slice(0, 120);
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Address without its trailing slash, and body: together they make the request. */
async function hashOf(request: FastifyRequest): Promise<string> {
  const path = pathOf(request.url);
  const query = request.url.slice(path.length + 1);
  return sha256(`${withoutSlashes(path)}?${query}\n${await bodyOf(request)}`);
}

/** A body as text: JSON in one order, a form's parts with the hash of its file. */
async function bodyOf(request: FastifyRequest): Promise<string> {
  if (!isForm(request)) return request.body === undefined ? '' : canonicalJson(request.body);
  const { fields, file } = await sentForm(request);
  return JSON.stringify([fields, file && [file.field, file.name, sha256(file.bytes)]]);
}
