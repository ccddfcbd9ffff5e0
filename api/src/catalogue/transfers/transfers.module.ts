import { Module } from '@nestjs/common';
import { RatesModule } from '../rates/rates.module.js';
import { OtherStays } from './other-stays.js';
import { TransferChecks } from './transfer-checks.js';
import { TransferChecksController } from './transfer-checks.controller.js';
import { TransferEditingController } from './transfer-editing.controller.js';
import { TransfersController } from './transfers.controller.js';

@Module({
  imports: [RatesModule],
  controllers: [TransferChecksController, TransfersController, TransferEditingController],
  providers: [OtherStays, TransferChecks],
  exports: [OtherStays],
})
export class TransfersModule {}
