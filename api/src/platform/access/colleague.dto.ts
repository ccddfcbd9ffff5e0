/** A member of staff as others see them. */
export class ColleagueDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  /** @example "Aishath Ibrahim" */
  name: string;
}
