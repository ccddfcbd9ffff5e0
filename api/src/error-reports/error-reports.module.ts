import { Module } from '@nestjs/common';
import { ErrorReportsController } from './error-reports.controller.js';
import { ErrorReportsService } from './error-reports.service.js';

@Module({ controllers: [ErrorReportsController], providers: [ErrorReportsService] })
export class ErrorReportsModule {}
