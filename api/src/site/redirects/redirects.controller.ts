import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Cached } from '../../platform/http/cache.js';
import { ResolveRedirectQuery, ResolvedRedirectDto } from './redirects.dto.js';
import { RedirectsService } from './redirects.service.js';

@ApiTags('redirects')
@Controller('redirects')
export class RedirectsController {
  constructor(private readonly redirects: RedirectsService) {}

  /** Where an address of the site leads now; 404 when it has not moved. Documents answer with the same redirect themselves. */
  @Get('resolve')
  @Public()
  @Cached('redirects')
  @ApiOkResponse({ type: ResolvedRedirectDto })
  @ApiErrors(404)
  resolveRedirect(@Query() { path }: ResolveRedirectQuery): Promise<ResolvedRedirectDto> {
    return this.redirects.resolve(path);
  }
}
