import { type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tap } from 'rxjs';
import { versionTag } from './etags.js';

/** Marks a documented operation whose answers carry an `ETag`; the document writer turns it into the header. */
export const ETAG_EXTENSION = 'x-etag';

/** Documents that answers carry an `ETag`, where a handler sets it by itself. */
export const Tagged = () => ApiExtension(ETAG_EXTENSION, true);

/** An answer that says its version; `undefined` where the caller is not to know it. */
interface Versioned {
  version?: number;
}

const tagging: NestInterceptor<Versioned> = {
  intercept(context, next) {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const tag = ({ version }: Versioned) => {
      if (version !== undefined) reply.header('etag', versionTag(version));
    };
    return next.handle().pipe(tap(tag));
  },
};

/** Puts the `version` of the answer into `ETag`: the next write names it in `If-Match`. */
export const Versioned =
  () =>
  <A extends unknown[], R extends Versioned | Promise<Versioned>>(
    controller: object,
    name: string | symbol,
    handler: TypedPropertyDescriptor<(...values: A) => R>,
  ): void => {
    UseInterceptors(tagging)(controller, name, handler);
    Tagged()(controller, name, handler);
  };
