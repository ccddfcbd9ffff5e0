import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.js';
import { Clock } from '../../platform/data/clock.js';
import type { CallOrigin } from '../../platform/access/origin.js';
import { requireVersion } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import { AccountService } from './account.service.js';
import type { StaffUserDto, UpdateCurrentUserDto } from './auth.dto.js';
import { userToStaffDto } from './to-staff-user.js';

/** A member of staff changes the own account. */
@Injectable()
export class CurrentUserService {
  constructor(
    private readonly account: AccountService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {PreconditionRequiredError} {StaleVersionError} per `If-Match` */
  update(
    caller: Caller,
    body: UpdateCurrentUserDto,
    ifMatch: string | undefined,
    origin: CallOrigin,
  ): Promise<StaffUserDto> {
    return this.account.change(caller, async (em, user) => {
      requireVersion(ifMatch, user.version, () => ({
        current: userToStaffDto(user, this.config),
        updated_by: null,
        updated_at: user.updatedAt?.toISOString() ?? null,
      }));
      const facts = () => ({ first_name: user.firstName, last_name: user.lastName, locale: user.locale });
      const before = facts();
      user.firstName = body.first_name ?? user.firstName;
      user.lastName = body.last_name ?? user.lastName;
      user.locale = body.locale ?? user.locale;
      user.edited(this.clock.now());
      this.account.record(em, 'user.update', caller, origin, { before, after: facts() });
      return userToStaffDto(user, this.config);
    });
  }
}
