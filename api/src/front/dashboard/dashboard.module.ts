import { Module } from '@nestjs/common';
import { BookingsModule } from '../../sales/bookings/bookings.module.js';
import { TranslationsModule } from '../../texts/translations/translations.module.js';
import { DashboardController } from './dashboard.controller.js';
import { OverviewService } from './overview.service.js';

@Module({
  imports: [BookingsModule, TranslationsModule],
  controllers: [DashboardController],
  providers: [OverviewService],
})
export class DashboardModule {}
