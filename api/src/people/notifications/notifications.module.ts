import { Global, Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { Notifications } from './notifications.js';
import { StaffNotificationsController } from './staff-notifications.controller.js';

/** What customers are told in their account, and colleagues in the office: every module may add to it. */
@Global()
@Module({
  controllers: [NotificationsController, StaffNotificationsController],
  providers: [Notifications],
  exports: [Notifications],
})
export class NotificationsModule {}
