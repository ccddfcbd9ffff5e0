import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { Limit } from '../../platform/limits/limits.js';
import { FormTokens } from './form-tokens.js';

type FormRequest = FastifyRequest & { suspect?: boolean };

/**
 * Marks what a machine sent: the field that people do not see is filled in, or the token of the form is missing, forged, too
 * young or too old. It never refuses: a machine that is told why comes back better.
 */
@Injectable()
export class SpamCheck implements CanActivate {
  constructor(private readonly tokens: FormTokens) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FormRequest>();
    const { website, form_token: token } = (request.body ?? {}) as { website?: unknown; form_token?: unknown };
    const trapped = website !== undefined && website !== null && website !== '';
    request.suspect = trapped || !this.tokens.accepts(token);
    return true;
  }
}

/**
 * A form that everybody may send: 5 in 10 minutes for each address and kind of form, watched for machines (D-11). What is refused
 * for its content counts only as a try, of which there are 60. Its DTO is a `GuardedForm`. With `optional` it knows who is signed in.
 */
export const SpamGuard = (
  limit: 'contact' | 'trip_request' | 'review' | 'newsletter',
  identity: 'ignored' | 'optional' = 'ignored',
) => applyDecorators(Public({ identity }), Limit(limit), UseGuards(SpamCheck));

/** Whether the spam guard was tripped. The answer must be the same; the row is stored as spam and nobody is written to. */
export const Suspect = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    context.switchToHttp().getRequest<FormRequest>().suspect !== false,
);
