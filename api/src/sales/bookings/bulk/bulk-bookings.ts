import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Assignees } from '../../../people/auth/assignees.js';
import { versionTag } from '../../../platform/data/etags.js';
import { messageText } from '../../../platform/errors/messages.js';
import { toAppError } from '../../../platform/errors/to-app-error.js';
import type { StaffCall } from '../../../platform/http/staff-call.js';
import { BookingCare } from '../booking-care.js';
import { PaymentReminders } from '../letters/payment-reminders.js';
import type { BulkBookingDto, BulkBookingsDto, BulkResultDto, BulkResultsDto } from './bulk-bookings.dto.js';

/** Does one thing with several bookings: each is a transaction of its own, as if it were alone. */
@Injectable()
export class BulkBookings {
  private readonly logger = new Logger('Bookings');

  constructor(
    private readonly em: EntityManager,
    private readonly care: BookingCare,
    private readonly reminders: PaymentReminders,
    private readonly assignees: Assignees,
  ) {}

  /** @throws {ValidationFailedError} when nobody may be given what `assign` names */
  async change(body: BulkBookingsDto, call: StaffCall): Promise<BulkResultsDto> {
    if (body.action === 'assign')
      await this.assignees.find(this.em.fork(), body.assigned_to ?? null, 'bookings.change');
    const results: BulkResultDto[] = [];
    // One after the other: each waits for the lock of its booking, and a list of them is no reason to take every connection.
    for (const row of body.bookings) results.push(await this.one(row, body, call));
    return { results };
  }

  private async one(row: BulkBookingDto, body: BulkBookingsDto, call: StaffCall): Promise<BulkResultDto> {
    try {
      const { version } = await this.done(row, body, call);
      return { id: row.id, done: true, code: null, detail: null, version };
    } catch (thrown) {
      const { status, code, params } = toAppError(thrown);
      if (status >= 500) this.logger.error({ err: (thrown as Error).stack, booking: row.id, action: body.action });
      const detail = messageText({ code, params }, call.language);
      return { id: row.id, done: false, code, detail, version: null };
    }
  }

  private async done(
    { id, version }: BulkBookingDto,
    body: BulkBookingsDto,
    call: StaffCall,
  ): Promise<{ version: number }> {
    const { action, assigned_to = null, reason_code = 'other' } = body;
    const step = { caller: call.caller, requestId: call.requestId, language: call.language, version };
    if (action === 'approve') return this.care.approve(id, {}, step);
    if (action === 'decline') return this.care.decline(id, { reason_code }, step);
    if (action === 'remind') return this.reminders.remind(id, step);
    return this.care.update(id, { assigned_to }, { ...call, ifMatch: versionTag(version) });
  }
}
