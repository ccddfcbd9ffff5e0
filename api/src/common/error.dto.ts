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

/** Body of an answer from 500 on. */
export class ServerErrorDto extends ErrorDto {
  /**
   * Found again in the log and in the error reports.
   * @example "019aa7c1-0000-7000-8000-000000000000"
   */
  error_id: string;
}
