import { Global, Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller.js';
import { Notifications } from './notifications.js';

/** What customers are told in their account: every module may add to it. */
@Global()
@Module({ controllers: [NotificationsController], providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
