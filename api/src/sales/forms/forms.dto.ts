import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Maybe } from '../../platform/fields/maybe.js';

/** Members of every public form that keep machines out. */
export class GuardedForm {
  /** Leave it empty: people do not see this field. */
  @ApiPropertyOptional({ maxLength: 2000, default: '', example: '' })
  @Maybe()
  @IsString()
  @MaxLength(2000)
  website?: string;

  /**
   * From `GET forms/token/`, asked for when the form is opened: 3 seconds to 2 hours old. Send it always: without a good one
   * the form is thanked for all the same, yet kept as spam, and nobody reads it or is written to.
   */
  @ApiPropertyOptional({ maxLength: 200, example: 'mi8k2x1c.3q2c6m0g9Jm0.Jm0qgk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c' })
  @Maybe()
  @IsString()
  @MaxLength(200)
  form_token?: string;
}

/** A token for one opening of a form. */
export class FormTokenDto {
  /** @example "mi8k2x1c.3q2c6m0g9Jm0.Jm0qgk3tq1c6m0g9Jm0qgk3tq1c6m0g9Jm0qgk3tq1c" */
  form_token: string;

  /**
   * A form sent sooner counts as a machine's.
   * @example 3
   */
  min_seconds: number;

  /**
   * A token older than this counts for nothing.
   * @example 7200
   */
  max_seconds: number;
}

/** Receipt of a form. */
export class FormReceiptDto {
  /** @example "TR-7K3QZ4" */
  reference: string;

  /**
   * By when the agency answers.
   * @example "2026-11-22T08:00:00.000Z"
   */
  reply_by: string;
}
