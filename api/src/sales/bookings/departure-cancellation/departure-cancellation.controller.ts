import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { DepartureParams } from '../../../catalogue/availability/departures.dto.js';
import { Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../../platform/http/cache.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import {
  DepartureCancellationConflictDto,
  CancelDepartureDto,
  DepartureCancellationPreviewDto,
  DepartureCancellationDto,
  PreviewDepartureCancellationDto,
} from './departure-cancellation.dto.js';
import { DepartureCancellations } from './departure-cancellations.js';
import { Reads } from '../../../platform/http/reads.js';
import { Refuses } from '../../../platform/errors/refuses.js';

const CONFLICT = { description: 'Not what was looked at, or it has begun.', type: DepartureCancellationConflictDto };

/** A departure that does not take place. */
@ApiTags('stock')
@ApiBearerAuth('staff')
@Controller('departures/:id')
export class DepartureCancellationController {
  constructor(private readonly cancellations: DepartureCancellations) {}

  /** What cancelling a departure would do: the bookings that end, what goes back, and the letters as the guests would read them. */
  @Post('cancel/preview')
  @Refuses(409, 'stay_begun')
  @HttpCode(200)
  @Reads()
  @Staff('bookings.waive_fee')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  previewDepartureCancellation(
    @Param() { id }: DepartureParams,
    @Body() body: PreviewDepartureCancellationDto,
  ): Promise<DepartureCancellationPreviewDto> {
    return this.cancellations.preview(id, body);
  }

  /**
   * Cancels a departure with all that was booked of it. From then on nobody books it; each booking ends in a transaction of its own,
   * without a fee, and its guest is told. Who waits for a place is told as well. The same preview confirmed again is the same
   * cancellation, and nothing happens twice. What goes back waits for a person who releases it.
   */
  @Post('cancel')
  @Refuses(409, 'preview_changed', 'stay_begun')
  @HttpCode(200)
  @Staff('bookings.waive_fee')
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse(CONFLICT)
  cancelDeparture(
    @Param() { id }: DepartureParams,
    @Body() body: CancelDepartureDto,
    @FromStaff() call: StaffCall,
  ): Promise<DepartureCancellationDto> {
    return this.cancellations.cancel(id, body, call);
  }

  /** How a departure was cancelled, with what became of each booking, the latest first. */
  @Get('cancellations')
  @Staff('bookings.view')
  @ApiErrors(401, 403, 404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  listDepartureCancellations(@Param() { id }: DepartureParams): Promise<DepartureCancellationDto[]> {
    return this.cancellations.list(id);
  }
}
