import type { Type } from '@nestjs/common';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { ErrorReportsModule } from './error-reports/error-reports.module.js';
import { HealthModule } from './health/health.module.js';
import { RemotesModule } from './remotes/remotes.module.js';

/** Modules whose routes stand under `/api`, in the order of the arrows between them. */
export const API_MODULES: Type[] = [
  AuditModule,
  AuthModule,
  BookingsModule,
  ErrorReportsModule,
  HealthModule,
  RemotesModule,
  DashboardModule,
];
