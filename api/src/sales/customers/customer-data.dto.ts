import { ApiProperty } from '@nestjs/swagger';

/** A file with everything that is stored about the customer. */
export class CustomerExportDto {
  /** @example "019aa7c1-0000-7000-8000-000000000000" */
  id: string;

  @ApiProperty({ enum: ['ready'], example: 'ready' })
  status: 'ready';

  /** Where to fetch it, with the token. @example "/api/customers/me/export/019aa7c1-0000-7000-8000-000000000000/" */
  url: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T08:00:00.000Z' })
  created_at: string;

  /** The file is removed then. */
  @ApiProperty({ format: 'date-time', example: '2026-11-28T08:00:00.000Z' })
  expires_at: string;
}
