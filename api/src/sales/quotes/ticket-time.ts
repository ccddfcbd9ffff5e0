import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isCalendarDate } from '@atoll/contract/days';
import { MaybeNull } from '../../platform/fields/maybe.js';

/** A day and time in the Maldives as it stands on a ticket, `YYYY-MM-DDTHH:MM`; it has no zone. */
const isTicketTime = (value: unknown): boolean =>
  typeof value === 'string' && /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isCalendarDate(value.slice(0, 10));

/** An optional landing or take-off. */
export const TicketTime = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      pattern: String.raw`^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$`,
      example,
    }),
    MaybeNull(),
    ValidateBy({ name: 'isTicketTime', validator: { validate: isTicketTime, defaultMessage: () => 'invalid_date' } }),
  );
