import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/**
 * The body of a new thing where the same members, each left out at will, change an old one. It says in the document what a new one
 * cannot do without; who makes it refuses what is missing, since checks of the members let them be left out.
 */
export function requiring<Body, Member extends keyof Body & string>(
  body: Type<Body>,
  members: readonly Member[],
): Type<Body & Required<Pick<Body, Member>>> {
  class NewBody extends (body as Type<object>) {}
  for (const member of members) ApiProperty({ required: true })(NewBody.prototype, member);
  return NewBody as Type<unknown> as Type<Body & Required<Pick<Body, Member>>>;
}
