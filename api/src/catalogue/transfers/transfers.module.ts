import { Module } from '@nestjs/common';
import { TransferEditingController } from './transfer-editing.controller.js';
import { TransfersController } from './transfers.controller.js';

@Module({
  controllers: [TransfersController, TransferEditingController],
})
export class TransfersModule {}
