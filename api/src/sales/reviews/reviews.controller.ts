import { Body, Controller, Delete, Get, HttpCode, Ip, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { Limit } from '../../platform/limits/limits.js';
import { Lang } from '../../platform/http/negotiation.js';
import type { Page } from '../../platform/data/page.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { UuidPipe } from '../../platform/http/uuid-pipe.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { SpamGuard, Suspect } from '../forms/spam-guard.js';
import {
  CreateReviewDto,
  ListReviewsQuery,
  RejectReviewDto,
  ReplyToReviewDto,
  ReviewDto,
  ReviewPageDto,
  ReviewReceiptDto,
  ReviewVoteDto,
} from './reviews.dto.js';
import { ReviewsService } from './reviews.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** Reviews, newest first unless sorted otherwise. Visitors get approved ones; moderators get all but spam, with their state. */
  @Get()
  @Public({ identity: 'optional', staffOnly: { parameter: 'status', permission: 'reviews.moderate' } })
  @ApiBearerAuth('staff')
  @Cached('reviews', 'packages', 'resorts', 'experiences')
  @ApiOkResponse({ type: ReviewPageDto })
  @ApiErrors(401, 403, 404)
  listReviews(
    @Query() query: ListReviewsQuery,
    @Lang() language: Language,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
  ): Promise<Page<ReviewDto>> {
    return this.reviews.list(query, language, caller, request.url);
  }

  /**
   * Sends a review. It appears once somebody has read it; a mail thanks for it when there is an address.
   * Without the `form_token` of an opened form it is thanked for all the same and kept as spam.
   * It is verified by a booking whose stay has begun: with its `booking_token`, or as the `booking` of its signed-in customer. A booking has
   * one review: another is 409 `already_reviewed`.
   */
  @Post()
  @Refuses(409, 'already_reviewed')
  @SpamGuard('review', 'optional')
  @ApiBearerAuth('customer')
  @ApiErrors(409)
  createReview(
    @Body() body: CreateReviewDto,
    @Lang() language: Language,
    @Ip() ip: string,
    @Suspect() suspect: boolean,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
  ): Promise<ReviewReceiptDto> {
    return this.reviews.create(body, { language, ip, suspect, requestId: request.id }, caller);
  }

  /** One review in any state, for moderators. */
  @Get(':id')
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  @Versioned()
  getReview(@Param('id', UuidPipe) id: string, @Lang() language: Language): Promise<ReviewDto> {
    return this.reviews.get(id, language);
  }

  /**
   * Shows a review to visitors; ratings of what it is about follow at once. One that was refused comes back only while no other review of the
   * same booking stands: 409 `other_review_stands`.
   */
  @Post(':id/approve')
  @Refuses(409, 'invalid_transition', 'other_review_stands')
  @HttpCode(200)
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  approveReview(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<ReviewDto> {
    return this.reviews.decide(id, 'approved', null, call);
  }

  /** Refuses a review for a reason. */
  @Post(':id/reject')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  rejectReview(
    @Param('id', UuidPipe) id: string,
    @Body() body: RejectReviewDto,
    @FromStaff() call: StaffCall,
  ): Promise<ReviewDto> {
    return this.reviews.decide(id, 'rejected', body.reason, call);
  }

  /** Takes a review out of sight, for example while a complaint about it is looked into. */
  @Post(':id/hide')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  hideReview(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<ReviewDto> {
    return this.reviews.decide(id, 'hidden', null, call);
  }

  /** Answers a review in public; another answer replaces it. With `If-Match` only the version that was read. */
  @Post(':id/reply')
  @Refuses(409, 'invalid_transition')
  @HttpCode(200)
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: false, example: '"2"' })
  @ApiErrors(401, 403, 404, 409)
  @Versioned()
  replyToReview(
    @Param('id', UuidPipe) id: string,
    @Body() body: ReplyToReviewDto,
    @FromStaff() call: StaffCall,
  ): Promise<ReviewDto> {
    return this.reviews.reply(id, body.text, call);
  }

  /** Removes a review for good. */
  @Delete(':id')
  @HttpCode(204)
  @Staff('reviews.moderate')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true })
  @ApiErrors(401, 403, 404)
  deleteReview(@Param('id', UuidPipe) id: string, @FromStaff() call: StaffCall): Promise<void> {
    return this.reviews.remove(id, call);
  }

  /** Says that a review helped; counted once for each visitor. */
  @Post(':id/helpful')
  @HttpCode(200)
  @Public()
  @Limit('report')
  @ApiErrors(404)
  markReviewHelpful(@Param('id', UuidPipe) id: string, @Ip() ip: string): Promise<ReviewVoteDto> {
    return this.reviews.vote(id, 'helpful', ip);
  }

  /** Says that a review does not belong here; counted once for each visitor and shown to moderators. */
  @Post(':id/report')
  @HttpCode(200)
  @Public()
  @Limit('report')
  @ApiErrors(404)
  reportReview(@Param('id', UuidPipe) id: string, @Ip() ip: string): Promise<ReviewVoteDto> {
    return this.reviews.vote(id, 'report', ip);
  }
}
