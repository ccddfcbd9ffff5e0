import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Suggestions } from './suggestions.service.js';
import { DecidedSuggestionDto, RejectSuggestionDto, SuggestionDto, SuggestionParams } from './text-review.dto.js';
import { StaleTranslationDto, TranslationParams } from './translations.dto.js';
import { TranslationsService } from './translations.service.js';
import { Refuses } from '../../platform/errors/refuses.js';

@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
export class SuggestionsController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly translations: TranslationsService,
  ) {}

  /** Texts that were proposed for an approved one, by people who may not approve and by imports; the newest first. */
  @Get(':id/suggestions')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiOkResponse({ type: SuggestionDto, isArray: true })
  @ApiErrors(401, 403, 404)
  async listTranslationSuggestions(@Param() { id }: TranslationParams): Promise<SuggestionDto[]> {
    return this.suggestions.of(await this.translations.place(id));
  }

  /**
   * Makes a suggestion the approved text. `If-Match` names the version of the text that it takes the place of, as it was read: where
   * another one stands, 412 shows it.
   */
  @Post('suggestions/:suggestion/accept')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'already_decided')
  @HttpCode(200)
  @Staff('translations.approve')
  @ApiHeader({ name: 'If-Match', required: true, example: '"2"' })
  @ApiOkResponse({ type: DecidedSuggestionDto })
  @ApiErrors(401, 403, 404, 409, 428)
  @ApiPreconditionFailedResponse({
    type: StaleTranslationDto,
    description: 'Another text stands by now; the body shows it.',
  })
  acceptTranslationSuggestion(
    @Param() { suggestion }: SuggestionParams,
    @FromStaff() call: StaffCall,
  ): Promise<DecidedSuggestionDto> {
    return this.suggestions.decide(suggestion, 'accepted', call);
  }

  /** Turns a suggestion down; the approved text stays. */
  @Post('suggestions/:suggestion/reject')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'already_decided')
  @HttpCode(200)
  @Staff('translations.approve')
  @ApiOkResponse({ type: DecidedSuggestionDto })
  @ApiErrors(401, 403, 404, 409)
  rejectTranslationSuggestion(
    @Param() { suggestion }: SuggestionParams,
    @Body() { reason }: RejectSuggestionDto,
    @FromStaff() call: StaffCall,
  ): Promise<DecidedSuggestionDto> {
    return this.suggestions.decide(suggestion, 'rejected', call, reason ?? null);
  }
}
