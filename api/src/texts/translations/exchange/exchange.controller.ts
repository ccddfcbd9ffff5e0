import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { type Caller, CurrentCaller, Staff } from '../../../platform/access/access.js';
import { ApiErrors } from '../../../platform/errors/api-errors.js';
import { type CallOrigin, Origin } from '../../../platform/access/origin.js';
import { ValidationFailedError } from '../../../platform/errors/app-error.js';
import { Lang } from '../../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../../platform/http/staff-call.js';
import { MultipartBody, UploadedFile } from '../../../platform/uploads/multipart-body.js';
import type { SentFile } from '../../../platform/uploads/multipart-reader.js';
import {
  ExportTranslationsQuery,
  ImportJobDetailDto,
  ImportJobPageDto,
  ImportParams,
  ImportReportDto,
  ImportRevertDto,
  ImportTranslationsDto,
  ListImportsQuery,
} from './exchange.dto.js';
import { CONTENT_TYPES, FORMATS } from './exchange-format.js';
import { ImportJobs } from './import-jobs.service.js';
import { TextExport, attachment } from './text-export.service.js';
import { TextImport } from './text-import.service.js';
import { Refuses } from '../../../platform/errors/refuses.js';

/** Media types of the files, without their parameters. */
const MEDIA_TYPES = FORMATS.map((name) => CONTENT_TYPES[name].split(';', 1)[0] ?? '');
const FILE = { type: 'string', format: 'binary' } as const;
/** Texts by key, nested by the dots of their keys. */
const TEXTS = { type: 'object', additionalProperties: true } as const;

@ApiTags('translations')
@ApiBearerAuth('staff')
@Controller('translations')
export class ExchangeController {
  constructor(
    private readonly exports: TextExport,
    private readonly imports: TextImport,
    private readonly jobs: ImportJobs,
  ) {}

  /** The texts of a language as a file: to translate elsewhere, and to bring back with `translations/import/`. */
  @Get('export')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiProduces(...MEDIA_TYPES)
  @ApiOkResponse({
    description: 'The file.',
    content: Object.fromEntries(MEDIA_TYPES.map((type) => [type, { schema: type.includes('json') ? TEXTS : FILE }])),
  })
  @ApiErrors(401, 403, 404)
  async exportTranslations(
    @Query() query: ExportTranslationsQuery,
    @CurrentCaller() caller: Caller,
    @Origin() origin: CallOrigin,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { name, contentType, bytes } = await this.exports.export(query, caller, origin);
    reply.headers({ 'content-type': contentType, 'content-disposition': attachment(name) });
    return bytes;
  }

  /**
   * Reads a file of at most 5,242,880 bytes and 20,000 texts. Without `overwrite` only empty places are filled; approved texts are
   * replaced only with `overwrite_approved`. Rows that break a quality rule are rejected, the others are stored in one transaction
   * and wait for approval. `dry_run` answers the same and changes no text; what it names can be carried out for 24 hours.
   */
  @Post('import')
  @Refuses(404, 'language_not_found')
  @HttpCode(200)
  @Staff('translations.import')
  @MultipartBody({
    file: 'file',
    body: ImportTranslationsDto,
    required: true,
    description: 'JSON (i18next), CSV, XLSX, PO or XLIFF; at most 5,242,880 bytes.',
  })
  @ApiOkResponse({ type: ImportReportDto })
  @ApiErrors(401, 403, 404, 413, 415)
  importTranslations(
    @Body() body: ImportTranslationsDto,
    @UploadedFile() file: SentFile | null,
    @Lang() language: Language,
    @FromStaff() call: StaffCall,
  ): Promise<ImportReportDto> {
    if (!file) throw ValidationFailedError.on('file', 'required');
    return this.imports.import(file, body, call, language);
  }

  /** Imports that were carried out, the latest first. */
  @Get('imports')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiOkResponse({ type: ImportJobPageDto })
  @ApiErrors(401, 403, 404)
  listTranslationImports(@Query() query: ListImportsQuery, @Req() request: FastifyRequest): Promise<ImportJobPageDto> {
    return this.jobs.list(query, request.url);
  }

  /** One import, a dry run too, with what becomes of its rows. */
  @Get('imports/:job')
  @Refuses(404, 'language_not_found')
  @Staff('translations.view')
  @ApiErrors(401, 403, 404)
  getTranslationImport(@Param() { job }: ImportParams): Promise<ImportJobDetailDto> {
    return this.jobs.find(job);
  }

  /**
   * Carries out a dry run, with the choices that were made for it. Texts that somebody edited since it was made are conflicts:
   * they stay, or with `overwrite` the words become suggestions; only `overwrite_approved` replaces them.
   */
  @Post('imports/:job/apply')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'already_applied')
  @HttpCode(200)
  @Staff('translations.import')
  @ApiOkResponse({ type: ImportReportDto })
  @ApiErrors(401, 403, 404, 409)
  applyTranslationImport(
    @Param() { job }: ImportParams,
    @Lang() language: Language,
    @FromStaff() call: StaffCall,
  ): Promise<ImportReportDto> {
    return this.imports.apply(job, call, language);
  }

  /** Takes an import back. Texts that somebody edited afterwards stay as they are, and are listed. */
  @Post('imports/:job/revert')
  @Refuses(404, 'language_not_found')
  @Refuses(409, 'already_reverted', 'not_applied')
  @HttpCode(200)
  @Staff('translations.import')
  @ApiOkResponse({ type: ImportRevertDto })
  @ApiErrors(401, 403, 404, 409)
  revertTranslationImport(@Param() { job }: ImportParams, @FromStaff() call: StaffCall): Promise<ImportRevertDto> {
    return this.jobs.revert(job, call);
  }
}
