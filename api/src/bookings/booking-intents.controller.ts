import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Public } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { Limit } from '../common/limits.js';
import { Lang } from '../common/negotiation.js';
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
