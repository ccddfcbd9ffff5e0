import { Body, Controller, Get, Headers, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiPreconditionFailedResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Public, Staff } from '../common/access.js';
import { ApiErrors } from '../common/api-errors.js';
import { NotAuthenticatedError } from '../common/app-error.js';
import { PRIVATE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL, cacheKey } from '../common/cache.js';
import { Lang } from '../common/negotiation.js';
import { PublicCache } from '../common/public-cache.js';
import { versionTag } from '../common/versions.js';
import {
  GetTranslationsQuery,
  ListTranslationTextsQuery,
  StaleTranslationDto,
  TranslationParams,
  TranslationTextDto,
  TranslationTextPageDto,
  TranslationsDto,
  UpdateTranslationDto,
} from './translations.dto.js';
import { TranslationsService } from './translations.service.js';

/** How long an answer may stand without looking at the releases again: a promotion is seen after this at the latest. */
const LOOK_AGAIN_MS = 300;
const STALE = 'If-Match names another version; the body shows what is stored now.';

@ApiTags('translations')
@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly cache: PublicCache,
  ) {}

  /** Texts of the interface in a language; what a language lacks comes in English, so no text is empty. */
  @Get()
  @Public()
  @ApiOkResponse({ type: TranslationsDto })
  @ApiErrors(503)
  async getTranslations(
    @Query() query: GetTranslationsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const answer = await this.translations.read(language, query.ns);
    const { body, etag } = answer;
    const cacheControl = request.headers.authorization ? PRIVATE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL;
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl, etag });
    if (!request.headers.authorization) this.cache.remember(cacheKey(request), answer, ['texts'], LOOK_AGAIN_MS);
    return body;
  }

  /** Every text of a language beside its English source, with its state and who edited it last. */
  @Get('texts')
  @Staff('translations.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  listTranslationTexts(
    @Query() query: ListTranslationTextsQuery,
    @Lang() language: Language,
    @Req() request: FastifyRequest,
  ): Promise<TranslationTextPageDto> {
    return this.translations.list(query, language, request.url);
  }

  /**
   * Writes a text. `If-Match` carries the version that was read (`"0"` for a text nobody has edited); when somebody else was
   * faster, 412 shows their text. The public pages have the new text at once.
   */
  @Put(':id/update')
  @Staff('translations.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: true, example: '"0"' })
  @ApiErrors(401, 403, 404, 428)
  @ApiPreconditionFailedResponse({ type: StaleTranslationDto, description: STALE })
  async updateTranslation(
    @Param() { id }: TranslationParams,
    @Body() { value }: UpdateTranslationDto,
    @Headers('if-match') ifMatch: string | undefined,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TranslationTextDto> {
    if (!caller) throw new NotAuthenticatedError();
    const row = await this.translations.update(id, value, { caller, requestId: request.id, ifMatch });
    reply.header('etag', versionTag(row.version));
    return row;
  }
}
