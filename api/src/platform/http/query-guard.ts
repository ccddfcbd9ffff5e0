import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { isLanguage, LANGUAGE_CODES } from '@atoll/contract/languages';
import type { FastifyRequest } from 'fastify';
import { isApi } from '../fields/addresses.js';
import { type Message, ValidationFailedError } from '../errors/app-error.js';

/**
 * Refuses query parameters on API routes that declare none. Routes with a query DTO are checked by the validation pipe;
 * without this a misspelt filter on the others would be taken in silence.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isApi(request) || declaresQuery(context)) return true;
    const fields: Record<string, Message[]> = {};
    for (const [key, value] of Object.entries((request.query ?? {}) as Record<string, unknown>)) {
      if (key !== 'lang') fields[key] = [{ code: 'unknown_field' }];
      else if (value !== '' && !isLanguage(value)) {
        fields[key] = [{ code: 'invalid_choice', params: { choices: LANGUAGE_CODES.join(', ') } }];
      }
    }
    if (Object.keys(fields).length > 0) throw new ValidationFailedError(fields);
    return true;
  }
}

const known = new WeakMap<object, boolean>();

function declaresQuery(context: ExecutionContext): boolean {
  const handler = context.getHandler();
  let declared = known.get(handler);
  if (declared === undefined) {
    const args = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), handler.name) as object | undefined;
    declared = Object.keys(args ?? {}).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
    known.set(handler, declared);
  }
  return declared;
}
