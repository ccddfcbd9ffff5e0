import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { Limit } from '../../platform/limits/limits.js';
import { VariantParams } from './media.dto.js';
import { MediaService } from './media.service.js';

/** True when an `Accept` header names AVIF: browsers that show it say so, the rest send a wildcard. */
const takesAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((part) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$)|$)/i.test(part));

/** Serves pictures; their addresses come from the API's answers. */
@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaService) {}

  /** One variant of a picture. Its address changes with its content, so it is kept for ever. */
  @Get(':picture/:file')
  @Public()
  @Limit('none')
  async getVariant(
    @Param() { picture, file }: VariantParams,
    @Headers('accept') accept: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, type } = await this.media.variant(picture, file, takesAvif(accept));
    const extension = type.slice('image/'.length).replace('jpeg', 'jpg');
    await reply
      .headers({
        'content-type': type,
        'content-disposition': `inline; filename="${picture}-${file.replace(/\.\w+$/, `.${extension}`)}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
        // Nobody may keep the AVIF for a browser that cannot show it; a JPEG is a JPEG for everybody.
        ...(file.endsWith('.webp') ? { vary: 'Accept' } : {}),
        etag: `"${picture}-${file}-${extension}"`,
      })
      .send(bytes);
  }
}
