import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '@atoll/contract/languages';
import { Staff } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { Lang } from '../../platform/http/negotiation.js';
import { FromStaff, type StaffCall } from '../../platform/http/staff-call.js';
import { Versioned } from '../../platform/data/etag-answers.js';
import { MultipartBody, UploadedFile } from '../../platform/uploads/multipart-body.js';
import { MalformedFormError } from '../../platform/uploads/upload-errors.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { BulkMediaDto, ListMediaQuery, MediaFileQuery, MediaParams } from './library.dto.js';
import { LibraryService } from './library.service.js';
import {
  BulkMediaResultDto,
  DuplicateMediaDto,
  MediaDto,
  MediaFolderDto,
  MediaInUseDto,
  MediaPageDto,
  MediaTagDto,
  StaleMediaDto,
  UploadedMediaDto,
} from './media-answers.dto.js';
import { CreateMediaDto, FetchMediaDto, UpdateMediaDto } from './media-facts.dto.js';
import { MediaRemoval } from './media-removal.js';
import { Refuses } from '../../platform/errors/refuses.js';

/** A picture's file as the document says it. */
const PICTURE = { schema: { type: 'string', format: 'binary' } } as const;

const NAMED = { headers: { 'Content-Disposition': { $ref: '#/components/headers/Content-Disposition' } } };

const STALE = 'If-Match names another version; the body shows what is stored now.';
const IN_USE = 'The picture is shown somewhere; `usage` says where.';

@ApiTags('media')
@ApiBearerAuth('staff')
@Controller('media')
export class LibraryController {
  constructor(
    private readonly library: LibraryService,
    private readonly removal: MediaRemoval,
  ) {}

  /** Pictures of the library, filtered and sorted, a page at a time. */
  @Get()
  @Staff('media.view')
  @Header('content-type', 'application/json; charset=utf-8')
  @ApiOkResponse({ type: MediaPageDto })
  @ApiErrors(401, 403, 404)
  listMedia(@Query() query: ListMediaQuery, @Req() request: FastifyRequest): Promise<string> {
    return this.library.list(query, request.url);
  }

  /** Folders of the library with how many pictures they hold. */
  @Get('folders')
  @Staff('media.view')
  @ApiOkResponse({ type: MediaFolderDto, isArray: true })
  @ApiErrors(401, 403)
  listMediaFolders(): Promise<MediaFolderDto[]> {
    return this.library.folders();
  }

  /** Tags of the library with how many pictures carry them. */
  @Get('tags')
  @Staff('media.view')
  @ApiOkResponse({ type: MediaTagDto, isArray: true })
  @ApiErrors(401, 403)
  listMediaTags(): Promise<MediaTagDto[]> {
    return this.library.tags();
  }

  /** One picture with every place that shows it. */
  @Get(':id')
  @Staff('media.view')
  @ApiOkResponse({ type: MediaDto })
  @ApiErrors(401, 403, 404)
  @Versioned()
  getMedia(@Param() { id }: MediaParams): Promise<MediaDto> {
    return this.library.get(id);
  }

  /** The whole picture, upright and cut nowhere: as it is kept, or with `side` in small. */
  @Get(':id/file')
  @Staff('media.view')
  @ApiOkResponse({ ...NAMED, content: { 'image/jpeg': PICTURE, 'image/webp': PICTURE } })
  @ApiErrors(401, 403, 404, 503)
  async getMediaFile(
    @Param() { id }: MediaParams,
    @Query() { side }: MediaFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, type, name } = await this.library.file(id, side);
    await reply
      .headers({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': PRIVATE_CACHE_CONTROL,
      })
      .send(bytes);
  }

  /**
   * Takes a picture into the library: JPEG, PNG, WebP or AVIF of at most 5,242,880 bytes and 40 megapixels. It is turned upright and
   * encoded anew; place and camera are not kept. The same file again answers 200 with the picture it is kept as, which takes over
   * the alternative texts and captions that it lacks.
   */
  @Post()
  @Staff('media.upload')
  @MultipartBody({ file: 'file', body: CreateMediaDto, required: true })
  @ApiCreatedResponse({ type: UploadedMediaDto })
  @ApiOkResponse({ type: UploadedMediaDto, description: 'The file was in the library already.' })
  @ApiErrors(401, 403, 413, 415, 503, 507)
  @Versioned()
  async createMedia(
    @Body() body: CreateMediaDto,
    @UploadedFile() file: SentFile | null,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedMediaDto> {
    if (!file) throw new MalformedFormError();
    const media = await this.library.create(file, body, call);
    reply.code(media.duplicate ? 200 : 201);
    return media;
  }

  /**
   * Loads a picture from a public address into the library, under the rules of an upload. Addresses that lead into a network of
   * one's own are refused like those that do not answer; redirects are not followed; it may take 5 seconds.
   */
  @Post('fetch')
  @Staff('media.upload')
  @ApiCreatedResponse({ type: UploadedMediaDto })
  @ApiOkResponse({ type: UploadedMediaDto, description: 'The file was in the library already.' })
  @ApiErrors(401, 403, 415, 503, 507)
  @Versioned()
  async fetchMedia(
    @Body() body: FetchMediaDto,
    @FromStaff() call: StaffCall,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedMediaDto> {
    const media = await this.library.fetch(body, call);
    reply.code(media.duplicate ? 200 : 201);
    return media;
  }

  /** One action on up to 200 pictures, each on its own; the answer tells what became of each. */
  @Post('bulk')
  @HttpCode(200)
  @Staff('media.upload')
  @ApiOkResponse({ type: BulkMediaResultDto })
  @ApiErrors(401, 403)
  bulkMedia(
    @Body() body: BulkMediaDto,
    @FromStaff() call: StaffCall,
    @Lang() language: Language,
  ): Promise<BulkMediaResultDto> {
    return this.removal.bulk(body, call.caller, call.requestId, language);
  }

  /** Changes name, words, origin, folder, tags or focal point. Another focal point gives the picture new addresses. */
  @Patch(':id')
  @Staff('media.upload')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiOkResponse({ type: MediaDto })
  @ApiErrors(401, 403, 404, 428)
  @ApiPreconditionFailedResponse({ type: StaleMediaDto, description: STALE })
  @Versioned()
  updateMedia(
    @Param() { id }: MediaParams,
    @Body() body: UpdateMediaDto,
    @FromStaff() call: StaffCall,
  ): Promise<MediaDto> {
    return this.library.update(id, body, call);
  }

  /** Puts another file in a picture's place; wherever it is shown, the new one is. Its former addresses go on answering. */
  @Put(':id/file')
  @Refuses(409, 'duplicate_file')
  @Staff('media.upload')
  @MultipartBody({ file: 'file', required: true })
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiOkResponse({ type: MediaDto })
  @ApiErrors(401, 403, 404, 413, 415, 428, 503, 507)
  @ApiConflictResponse({ type: DuplicateMediaDto, description: 'The file is another picture of the library.' })
  @ApiPreconditionFailedResponse({ type: StaleMediaDto, description: STALE })
  @Versioned()
  async replaceMediaFile(
    @Param() { id }: MediaParams,
    @UploadedFile() file: SentFile | null,
    @FromStaff() call: StaffCall,
  ): Promise<MediaDto> {
    if (!file) throw new MalformedFormError();
    return this.library.replace(id, file, call);
  }

  /** Removes a picture that nothing shows, with its files. */
  @Delete(':id')
  @Refuses(409, 'in_use')
  @HttpCode(204)
  @Staff('media.delete')
  @ApiHeader({ name: 'If-Match', required: true, example: '"1"' })
  @ApiNoContentResponse({ description: 'The picture is gone.' })
  @ApiErrors(401, 403, 404, 428)
  @ApiConflictResponse({ type: MediaInUseDto, description: IN_USE })
  @ApiPreconditionFailedResponse({ type: StaleMediaDto, description: STALE })
  deleteMedia(@Param() { id }: MediaParams, @FromStaff() call: StaffCall): Promise<void> {
    return this.removal.remove(id, call);
  }
}
