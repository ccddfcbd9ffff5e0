import { Module } from '@nestjs/common';
import { TransferEditingController } from './transfer-editing.controller.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersService } from './transfers.service.js';

@Module({
  controllers: [TransfersController, TransferEditingController],
  providers: [TransfersService],
})
export class TransfersModule {}
