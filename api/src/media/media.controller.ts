import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../common/access.js';
import { Limit } from '../common/limits.js';
import { VariantParams } from './media.dto.js';
import { MediaService } from './media.service.js';

/** Serves pictures; their addresses come from the API's answers. */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** One variant of a picture. Its address changes with its content, so it is kept for ever. */
  @Get(':picture/:file')
  @Public()
  @Limit('none')
  async getVariant(@Param() { picture, file }: VariantParams, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.media.variant(picture, file);
    await reply
      .headers({
        'content-type': file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${picture}-${file}"`,
      })
      .send(bytes);
  }
}
