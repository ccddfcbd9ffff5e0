import { Module } from '@nestjs/common';
import { RatesModule } from '../rates/rates.module.js';
import { OtherStays } from './other-stays.js';
import { TransferEditingController } from './transfer-editing.controller.js';
import { TransfersController } from './transfers.controller.js';

@Module({
  imports: [RatesModule],
  controllers: [TransfersController, TransferEditingController],
  providers: [OtherStays],
  exports: [OtherStays],
})
export class TransfersModule {}
