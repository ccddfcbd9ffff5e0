import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../access/access.js';
import { ApiErrors } from '../errors/api-errors.js';
import { BodyLimit } from '../http/body-limit.js';
import { Limit } from '../limits/limits.js';
import { ErrorReceiptDto, ReportErrorDto } from './error-reports.dto.js';
import { ErrorReportsService } from './error-reports.service.js';

@ApiTags('errors')
@Controller('errors')
export class ErrorReportsController {
  constructor(private readonly reports: ErrorReportsService) {}

  /** Takes an error that a browser saw, at most 16 KiB. */
  @Post()
  @HttpCode(202)
  @Public()
  @Limit('report')
  @BodyLimit(16_384)
  @ApiErrors(413)
  async reportError(@Body() body: ReportErrorDto): Promise<ErrorReceiptDto> {
    await this.reports.report(body);
    return { error_id: body.error_id };
  }
}
