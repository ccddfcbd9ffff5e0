import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import { BookingIntentDto, CreateBookingIntentDto } from './booking-intents.dto.js';
import { BookingIntentsService } from './booking-intents.service.js';

@ApiTags('bookings')
@Controller('booking-intents')
export class BookingIntentsController {
  constructor(private readonly intents: BookingIntentsService) {}

  /** Prepares a WhatsApp chat about a package: the agency's number and a message in the traveller's language. */
  @Post()
  @Public()
  @Limit('booking')
  @ApiErrors()
  createBookingIntent(@Body() body: CreateBookingIntentDto, @Lang() language: Language): Promise<BookingIntentDto> {
    return this.intents.create(body, language);
  }
}
