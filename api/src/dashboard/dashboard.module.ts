import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.js';
import { RemotesModule } from '../remotes/remotes.module.js';
import { DashboardController } from './dashboard.controller.js';
import { OverviewService } from './overview.service.js';

@Module({ imports: [BookingsModule, RemotesModule], controllers: [DashboardController], providers: [OverviewService] })
export class DashboardModule {}
