import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiConflictResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Limit } from '../../platform/limits/limits.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { TripRequestDto } from '../trip-requests/trip-requests-staff.dto.js';
import { GuestOffers } from './guest-offers.service.js';
import {
  AcceptTripOfferDto,
  DeclineTripOfferDto,
  OfferConflictDto,
  SendTripOfferDto,
  TripWishStateDto,
  WishKeyQuery,
} from './trip-offers.dto.js';
import { TripOffers } from './trip-offers.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

const CONFLICT = {
  description:
    'Another price or another offer by now, too late, no places, no longer sold like this (the code is the reason), or no step from here.',
  type: OfferConflictDto,
};

@ApiTags('trip requests')
@Controller('custom-trip-requests/:id')
export class TripOffersController {
  constructor(
    private readonly offers: TripOffers,
    private readonly guests: GuestOffers,
  ) {}

  /** Offers a trip to who wishes for one, in the place of the offer before. The guest gets a letter with the link to it. */
  @Post('offers')
  @Refuses(409, 'price_changed', 'invalid_transition')
  @Staff('bookings.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiErrors(401, 403, 404, 412, 428)
  @ApiConflictResponse(CONFLICT)
  @Versioned()
  sendTripOffer(
    @Param('id', UuidPipe) id: string,
    @Body() body: SendTripOfferDto,
    @FromStaff() call: StaffCall,
  ): Promise<TripRequestDto> {
    return this.offers.send(id, body, call);
  }

  /** A wish and what is offered for it, for who holds the key of its link. Anyone else gets 404. */
  @Get('wish')
  @Public()
  @ApiErrors(404)
  @Header('cache-control', PRIVATE_CACHE_CONTROL)
  getTripWish(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: accessToken }: WishKeyQuery,
    @Lang() language: Language,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<TripWishStateDto> {
    return this.guests.read({ id, accessToken, language, requestId });
  }

  /** Takes the offer: it is a booking then, and waits for the deposit. Taken once more it answers with the same booking. */
  @Post('offer/accept')
  @HttpCode(200)
  @Public()
  @Limit('booking')
  @ApiErrors(404)
  @ApiConflictResponse(CONFLICT)
  acceptTripOffer(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: accessToken }: WishKeyQuery,
    @Body() body: AcceptTripOfferDto,
    @Lang() language: Language,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<TripWishStateDto> {
    return this.guests.accept(body, { id, accessToken, language, requestId });
  }

  /** Says no to the offer; the agency reads why and may offer something else. */
  @Post('offer/decline')
  @Refuses(409, 'offer_changed', 'offer_expired', 'invalid_transition')
  @HttpCode(200)
  @Public()
  @Limit('booking')
  @ApiErrors(404)
  @ApiConflictResponse(CONFLICT)
  declineTripOffer(
    @Param('id', UuidPipe) id: string,
    @Query() { access_token: accessToken }: WishKeyQuery,
    @Body() body: DeclineTripOfferDto,
    @Lang() language: Language,
    @Req() { id: requestId }: FastifyRequest,
  ): Promise<TripWishStateDto> {
    return this.guests.decline(body, { id, accessToken, language, requestId });
  }
}
