import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import type { Caller } from '../access/access.js';
import { NotAuthenticatedError } from '../errors/app-error.js';
import { requestLanguage } from './negotiation.js';

/** Who in the office does something, in which request and language, and on which version of the row. */
export interface StaffCall {
  caller: Caller;
  requestId: string;
  language: Language;
  ifMatch: string | undefined;
}

/** What a staff write needs of its request: `@FromStaff() call: StaffCall`. */
export const FromStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCall => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
  if (!request.caller) throw new NotAuthenticatedError();
  return {
    caller: request.caller,
    requestId: request.id,
    language: requestLanguage(request),
    ifMatch: request.headers['if-match'],
  };
});
