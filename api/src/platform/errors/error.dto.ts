import { ApiProperty } from '@nestjs/swagger';
import { JSON_TYPES } from '../fields/json-types.js';

/** Body of an error answer. */
export class ErrorDto {
  /**
   * What happened, in the caller's language.
   * @example "The requested resource was not found."
   */
  detail: string;

  /**
   * Stable code, the same in every language.
   * @example "not_found"
   */
  code: string;
}

/** Body of 412: what is stored now, to merge with. */
export class StaleVersionDto extends ErrorDto {
  /** The thing as its own read shows it, or the one value where a value was to be changed. Any JSON value. */
  @ApiProperty({ oneOf: [...JSON_TYPES], example: 'Острова ждут' })
  current: unknown;

  /** E-mail address of who changed it last; null for the system. */
  @ApiProperty({ type: String, nullable: true, example: 'owner@atoll.example' })
  updated_by: string | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: '2026-11-21T08:00:00.000Z' })
  updated_at: string | null;
}

/** Body of an answer from 500 on. */
export class ServerErrorDto extends ErrorDto {
  /**
   * Found again in the log and in the error reports.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  error_id: string;
}
