import { Body, Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiHeader,
  ApiOkResponse,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CurrentCaller, Public, Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import {
  PRIVATE_CACHE_CONTROL,
  FOREVER_CACHE_CONTROL,
  PUBLIC_CACHE_CONTROL,
  STALE_CACHE_CONTROL,
  cacheKey,
} from '../../platform/http/cache.js';
import { requestLanguage } from '../../platform/http/negotiation.js';
import { isAsked } from '../../platform/http/query-pipe.js';
import { Limit, RateLimits } from '../../platform/limits/limits.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Tagged, Versioned } from '../../platform/data/etag-answers.js';
import { KnownLanguages } from '../languages/known-languages.js';
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
import { Refuses } from '../../platform/errors/refuses.js';

/** How long an answer may stand without looking at the releases again: a promotion is seen after this at the latest. */
const LOOK_AGAIN_MS = 300;
const STALE = 'If-Match names another version; the body shows what is stored now.';

@ApiTags('translations')
@Controller('translations')
export class TranslationsController {
  constructor(
    private readonly translations: TranslationsService,
    private readonly cache: PublicCache,
    private readonly languages: KnownLanguages,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Texts of the interface in a language; what a language lacks comes in English, so no text is empty. A language tag is answered
   * in its nearest language: `zh-Hans-CN` in `zh`. Staff also read languages that are switched off.
   */
  @Get()
  @Refuses(404, 'language_not_found')
  @Public({ identity: 'optional' })
  // A drawn page asks for its texts by their version: they are kept as documents are, and counted as those.
  @Limit(({ query }) => (isAsked(query, 'version') ? 'stored' : undefined))
  @ApiBearerAuth('staff')
  @Tagged()
  @ApiOkResponse({ type: TranslationsDto })
  @ApiErrors(401, 404, 503)
  async getTranslations(
    @Query() query: GetTranslationsQuery,
    @CurrentCaller() caller: Caller | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { lang, ns: namespaces, shape, fallback } = query;
    const wanted = lang ?? requestLanguage(request);
    const language = await this.languages.closest(wanted, caller?.permissions.includes('translations.view'));
    const isNamed = query.version !== undefined;
    const count = isNamed ? () => this.limits.consume('read', caller?.id ?? request.ip) : undefined;
    const answer = await this.translations.read(language, { namespaces, shape, fallback }, count);
    const { body, etag, stale } = answer;
    // Its address says what is in it. What is kept here for all is sent with another header.
    const isMeant = isNamed && body.startsWith(`{"lang":"${language}","version":"${query.version}"`);
    const isOther = isNamed && !isMeant;
    const shared = isMeant ? FOREVER_CACHE_CONTROL : stale || isOther ? STALE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL;
    const cacheControl = request.headers.authorization ? PRIVATE_CACHE_CONTROL : shared;
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl, etag });
    if (isMeant && lang) reply.header('vary', String(reply.getHeader('vary')).replace('Accept-Language, ', ''));
    if (!request.headers.authorization && language === wanted && !isNamed)
      this.cache.remember(cacheKey(request), answer, ['texts'], LOOK_AGAIN_MS);
    return body;
  }

  /** Every text of a language beside its English source, with its state and who edited it last. */
  @Get('texts')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiBearerAuth('staff')
  @ApiErrors(401, 403, 404)
  async listTranslationTexts(
    @Query() query: ListTranslationTextsQuery,
    @Req() request: FastifyRequest,
  ): Promise<TranslationTextPageDto> {
    return this.translations.list(query, await this.languages.wanted(request, query.lang), request.url);
  }

  /**
   * Writes a text. `If-Match` carries the version that was read (`"0"` for a text nobody has edited); when somebody else was
   * faster, 412 shows their text. An approved text needs it, other texts are written without it too. The public pages have the new
   * text at once. A caller who may not approve leaves an approved text in place: 202, and the words wait as a suggestion.
   */
  @Put(':id/update')
  @Refuses(404, 'language_not_found')
  @Staff('translations.change')
  @ApiBearerAuth('staff')
  @ApiHeader({ name: 'If-Match', required: false, example: '"0"' })
  @ApiOkResponse({ type: TranslationTextDto })
  @ApiAcceptedResponse({ type: TranslationTextDto, description: 'Kept as a suggestion; the approved text stands.' })
  @ApiErrors(401, 403, 404, 428)
  @ApiPreconditionFailedResponse({ type: StaleTranslationDto, description: STALE })
  @Versioned()
  async updateTranslation(
    @Param() { id }: TranslationParams,
    @Body() body: UpdateTranslationDto,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TranslationTextDto> {
    const { text, suggested } = await this.translations.update(id, body, call);
    reply.status(suggested ? 202 : 200);
    return text;
  }
}
