import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { DashboardController } from './dashboard.controller.js';
import { OverviewService } from './overview.service.js';

@Module({ imports: [BookingsModule], controllers: [DashboardController], providers: [OverviewService] })
export class DashboardModule {}
