/** State of the process. */
export class HealthDto {
  /** @example "ok" */
  status: string;
}
