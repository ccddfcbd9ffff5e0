import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiHeader,
  ApiOkResponse,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import {
  BulkStateDto,
  BulkStateResultDto,
  NotApprovableDto,
  RevertTranslationDto,
  TextHistoryDto,
} from './text-review.dto.js';
import { TextReview } from './text-review.service.js';
import { StaleTranslationDto, TranslationParams, TranslationTextDto } from './translations.dto.js';
import { Refuses } from '../../platform/errors/refuses.js';

const STALE = 'If-Match names another version; the body shows what is stored now.';
const NOT_APPROVABLE = 'There is no text, a quality rule refuses it, or a plural lacks a form.';

@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
export class TextReviewController {
  constructor(private readonly review: TextReview) {}

  /** Approves a text as it stands, outdated or not. With `If-Match` only the version that was read. */
  @Post(':id/approve')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'nothing_to_approve', 'qa_errors', 'plural_forms_missing')
  @HttpCode(200)
  @Staff('translations.approve')
  @ApiHeader({ name: 'If-Match', required: false, example: '"1"' })
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse({ type: NotApprovableDto, description: NOT_APPROVABLE })
  @ApiPreconditionFailedResponse({ type: StaleTranslationDto, description: STALE })
  @Versioned()
  approveTranslation(@Param() { id }: TranslationParams, @FromStaff() call: StaffCall): Promise<TranslationTextDto> {
    return this.review.decide(id, 'approve', call);
  }

  /** Takes an approval back; the text stays in place. */
  @Post(':id/unapprove')
  @Refuses(404, 'language_not_found')
  @HttpCode(200)
  @Staff('translations.approve')
  @ApiHeader({ name: 'If-Match', required: false, example: '"1"' })
  @ApiErrors(401, 403, 404)
  @ApiPreconditionFailedResponse({ type: StaleTranslationDto, description: STALE })
  @Versioned()
  unapproveTranslation(@Param() { id }: TranslationParams, @FromStaff() call: StaffCall): Promise<TranslationTextDto> {
    return this.review.decide(id, 'unapprove', call);
  }

  /** Approves, un-approves or clears many texts in one transaction; texts that cannot be are refused one by one. */
  @Post('bulk-state')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'count_differs')
  @HttpCode(200)
  @Staff('translations.approve')
  @BodyLimit(1_048_576)
  @ApiOkResponse({ type: BulkStateResultDto })
  @ApiErrors(401, 403, 404, 409, 413)
  changeTranslationStates(
    @Body() body: BulkStateDto,
    @Lang() language: Language,
    @FromStaff() call: StaffCall,
  ): Promise<BulkStateResultDto> {
    return this.review.decideMany(body, call, language);
  }

  /** Every version that a text ever had: what, who, when and how. */
  @Get(':id/history')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  getTranslationHistory(@Param() { id }: TranslationParams): Promise<TextHistoryDto> {
    return this.review.history(id);
  }

  /** Lets an older version stand again, outdated where its English has changed. On an approved text `If-Match` is required. */
  @Post(':id/revert')
  @Refuses(404, 'version_not_found')
  @HttpCode(200)
  @Staff('translations.change')
  @ApiHeader({ name: 'If-Match', required: false, example: '"2"' })
  @ApiErrors(401, 403, 404, 428)
  @ApiPreconditionFailedResponse({ type: StaleTranslationDto, description: STALE })
  @Versioned()
  revertTranslation(
    @Param() { id }: TranslationParams,
    @Body() { reason, ...wish }: RevertTranslationDto,
    @FromStaff() call: StaffCall,
  ): Promise<TranslationTextDto> {
    return this.review.revert(id, { ...wish, reason: reason ?? `version ${wish.version}` }, call);
  }
}
