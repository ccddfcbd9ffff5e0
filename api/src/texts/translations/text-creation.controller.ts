import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { BodyLimit } from '../../platform/http/body-limit.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import {
  BulkTextDto,
  BulkTextsDto,
  BulkTextsResultDto,
  CreateTranslationDto,
  TextExistsDto,
} from './text-creation.dto.js';
import { TextCreation } from './text-creation.service.js';
import { TranslationStatsDto, TranslationStatsQuery } from './text-stats.dto.js';
import { TextStats } from './text-stats.service.js';
import { TranslationTextDto } from './translations.dto.js';
import { Refuses } from '../../platform/errors/refuses.js';

const CONFLICT = 'There is such a text already (`current` shows it), or one key would be the beginning of another.';

@ApiTags('translations')
@ApiBearerAuth('staff')
@ApiExtraModels(BulkTextDto)
@Controller('translations')
export class TextCreationController {
  constructor(
    private readonly creation: TextCreation,
    private readonly stats: TextStats,
  ) {}

  /**
   * Adds a text: under a new key beside the released ones, or under a key that the language has no text for. It waits for
   * approval; public pages have it at once.
   */
  @Post('create')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'already_exists', 'key_prefix_conflict')
  @HttpCode(201)
  @Staff('translations.change')
  @ApiCreatedResponse({ type: TranslationTextDto })
  @ApiErrors(401, 403, 404)
  @ApiConflictResponse({ type: TextExistsDto, description: CONFLICT })
  @Versioned()
  async createTranslation(
    @Body() body: CreateTranslationDto,
    @FromStaff() call: StaffCall,
  ): Promise<TranslationTextDto> {
    return this.creation.create(body, call);
  }

  /** Writes up to 1,000 texts of a language in one transaction. Rows with faults are left out and told one by one. */
  @Post('bulk')
  @Refuses(404, 'language_not_found')
  @HttpCode(201)
  @Staff('translations.change')
  @BodyLimit(5_242_880)
  @ApiCreatedResponse({ type: BulkTextsResultDto })
  @ApiErrors(401, 403, 404, 413)
  writeTranslations(
    @Body() body: BulkTextsDto,
    @Lang() language: Language,
    @FromStaff() call: StaffCall,
  ): Promise<BulkTextsResultDto> {
    return this.creation.bulk(body, call, language);
  }

  /** How far the texts are: one object with `lang`, else an array, one for each active language. */
  @Get('stats')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiExtraModels(TranslationStatsDto)
  @ApiOkResponse({
    schema: {
      oneOf: [
        { $ref: getSchemaPath(TranslationStatsDto) },
        { type: 'array', items: { $ref: getSchemaPath(TranslationStatsDto) } },
      ],
    },
  })
  @ApiErrors(401, 403, 404)
  getTranslationStats(@Query() { lang }: TranslationStatsQuery): Promise<TranslationStatsDto | TranslationStatsDto[]> {
    return lang === undefined ? this.stats.all() : this.stats.of(lang);
  }
}
