import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';

/** Filter on who works on something: a user's id, `me` or `none`. */
export const IsAssignee = () =>
  Matches(/^(me|none|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i, { message: 'invalid' });

/** `true` and `false` of a query as booleans; other texts are left for `IsBoolean` to refuse. */
export const IsFlag = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
  );
