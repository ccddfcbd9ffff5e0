import { Module } from '@nestjs/common';
import { ErrorGroupsController } from './error-groups.controller.js';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';

@Module({
  controllers: [ErrorReportsController, ErrorGroupsController],
  providers: [ErrorReportsService],
  exports: [ErrorReportsService],
})
export class ErrorReportsModule {}
