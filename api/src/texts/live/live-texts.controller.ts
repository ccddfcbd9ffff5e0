import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { householdOf } from '../../platform/access/origin.js';
import { KnownLanguages } from '../languages/known-languages.js';
import { FollowTextsQuery, partsOf } from './live-texts.dto.js';
import { LiveTexts } from './live-texts.service.js';
import { EventStream } from './open-streams.js';

/** Beside the API: its answer never ends, and whoever reads the document waits for ends. */
@ApiExcludeController()
@Controller('live')
export class LiveTextsController {
  constructor(
    private readonly live: LiveTexts,
    private readonly languages: KnownLanguages,
  ) {}

  /** Server-sent events of texts that are other than those that the page has, now and as they change. */
  @Get('texts')
  @Public()
  async followTexts(
    @Query() { lang, known }: FollowTextsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = await this.languages.closest(lang);
    const address = householdOf(request.ip);
    const parts = await this.live.known(partsOf(known));
    this.live.require(address, language, parts);
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // What stands in front of the server hands each event on as it comes.
      'x-accel-buffering': 'no',
      connection: 'close',
    });
    const headers = reply.getHeaders();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, headers as Record<string, string>);
    if (request.method === 'HEAD') return void raw.end();
    // Whoever has left meanwhile closes nothing any more, and would be followed for ever.
    if (raw.destroyed) return;
    const stream = new EventStream(raw);
    const leave = this.live.follow(stream, address, language, parts);
    raw.once('close', leave);
    stream.beat();
  }
}
