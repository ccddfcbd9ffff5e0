import { Module } from '@nestjs/common';
import {
  TransferEditingController,
  TransferLifecycleController,
  TransferPreviewController,
  TransferPendingController,
} from './transfer-editing.controller.js';
import { TransfersController } from './transfers.controller.js';
import { TransfersService } from './transfers.service.js';

@Module({
  controllers: [
    TransfersController,
    TransferEditingController,
    TransferLifecycleController,
    TransferPreviewController,
    TransferPendingController,
  ],
  providers: [TransfersService],
})
export class TransfersModule {}
