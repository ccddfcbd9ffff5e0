import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Caller } from './access.js';
import { NotAuthenticatedError } from '../errors/app-error.js';

/** Who in the office does something, in which request, and on which version of the row. */
export interface StaffCall {
  caller: Caller;
  requestId: string;
  ifMatch: string | undefined;
}

/** What a staff write needs of its request: `@FromStaff() call: StaffCall`. */
export const FromStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCall => {
  const request = context.switchToHttp().getRequest<FastifyRequest & { caller?: Caller }>();
  if (!request.caller) throw new NotAuthenticatedError();
  return { caller: request.caller, requestId: request.id, ifMatch: request.headers['if-match'] };
});
