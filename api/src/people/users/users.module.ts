import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { RolesController, UserSecurityController } from './user-security.controller.js';
import { UserSecurityService } from './user-security.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [AuthModule],
  controllers: [UsersController, UserSecurityController, RolesController],
  providers: [UsersService, UserSecurityService],
})
export class UsersModule {}
