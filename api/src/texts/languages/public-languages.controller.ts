import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ContentReader } from '../../content/listing/reader.js';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { LanguageDto } from './language.dto.js';
import { listLanguages } from './public-languages.queries.js';

@ApiTags('languages')
@Controller('languages')
export class PublicLanguagesController {
  constructor(private readonly reader: ContentReader) {}

  /** Languages of the interface. */
  @Get()
  @Public()
  @Cached('settings')
  @ApiOkResponse({ type: LanguageDto, isArray: true })
  @ApiErrors()
  listLanguages(): Promise<string> {
    return this.reader.one(listLanguages());
  }
}
