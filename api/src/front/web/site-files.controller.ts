import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../../platform/cache/public-cache.js';
import { Public } from '../../platform/access/access.js';
import { PUBLIC_CACHE_CONTROL, STALE_CACHE_CONTROL } from '../../platform/http/cache.js';
import { Config } from '../../platform/config/config.js';
import { compressed, encodingFor } from '../../platform/http/compression.js';
import { FAVICON } from './mark.js';
import { Sitemap } from './sitemap.js';

/** Files that crawlers and browsers ask for by a fixed name. */
@ApiExcludeController()
@Controller()
export class SiteFilesController {
  constructor(
    private readonly config: Config,
    private readonly sitemap: Sitemap,
  ) {}

  @Get('robots.txt')
  @Public()
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  getRobots(): string {
    const closed = ['/api/', '/dashboard', '/ttm/', '/booking/confirmation/'].map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...closed, '', `Sitemap: ${this.config.baseUrl}/sitemap.xml`, ''].join('\n');
  }

  @Get('sitemap.xml')
  @Public()
  async getSitemap(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendXml(await this.sitemap.index(), request, reply);
  }

  /** One of the files that `sitemap.xml` names. */
  @Get('sitemap-:name.xml')
  @Public()
  async getSitemapFile(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendXml(await this.sitemap.file(name), request, reply);
  }

  @Get('favicon.svg')
  @Public()
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=86400')
  getFavicon(): string {
    return FAVICON;
  }
}

async function sendXml(
  { bytes, etag, stale }: CachedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const packed = await compressed(bytes, encodingFor(request.headers['accept-encoding']), etag);
  if (packed.encoding) reply.header('content-encoding', packed.encoding);
  const cacheControl = stale ? STALE_CACHE_CONTROL : PUBLIC_CACHE_CONTROL;
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' });
  await reply.header('content-type', 'application/xml; charset=utf-8').send(packed.body);
}
