import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { ApiErrors } from '../../platform/errors/api-errors.js';
import { Tagged } from '../../platform/data/etag-answers.js';
import { contentTag } from '../../platform/data/etags.js';
import { RemoteSetDto } from './remotes.dto.js';
import { RemotesService } from './remotes.service.js';

@ApiTags('registry')
@Controller('registry/v1')
export class RemotesController {
  constructor(private readonly remotes: RemotesService) {}

  /** The remotes of a channel with their releases, best first. A document carries the same set inline. */
  @Get(':channel')
  @Public()
  @Tagged()
  @ApiErrors(404)
  async getRemoteSet(
    @Param('channel') channel: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RemoteSetDto> {
    const { set } = await this.remotes.served(channel);
    reply.headers({ etag: contentTag(JSON.stringify(set)), 'cache-control': 'private, no-cache' });
    return set;
  }
}
