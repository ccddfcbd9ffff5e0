import { Matches } from 'class-validator';

/** Filter on who works on something: a user's id, `me` or `none`. */
export const IsAssignee = () =>
  Matches(/^(me|none|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i, { message: 'invalid' });
