import { randomBytes } from 'node:crypto';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE } from '@atoll/contract/languages';
import { isLocalizedPath, splitLanguage } from '@atoll/contract/paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { DOCUMENT_CACHE_CONTROL } from '../../platform/http/cache.js';
import { acceptedLanguage } from '../../platform/http/negotiation.js';
import { Config } from '../../platform/config/config.js';
import { compressed, encodingFor } from '../../platform/http/compression.js';
import { RedirectsService } from '../../site/redirects/redirects.service.js';
import { ThrottledError } from '../../platform/errors/app-error.js';
import { Limit, RateLimits } from '../../platform/limits/limits.js';
import { type DocumentRoute, movedTo } from './document-route.js';
import { DocumentsService } from './documents.service.js';
import { publicPolicy, staffPolicy } from './policies.js';

/** Addresses of files and data: what is missing there is an error answer, not a page. */
const NOT_A_PAGE = /^\/(api|r|shell|media)(\/|$)|\.[a-z0-9]{2,5}$/i;

@ApiExcludeController()
@Controller()
export class DocumentsController {
  constructor(
    private readonly config: Config,
    private readonly documents: DocumentsService,
    private readonly redirects: RedirectsService,
    private readonly limits: RateLimits,
  ) {}

  /** Every address that is nothing else: the document of its route, in its language. */
  @Get(['', '*'])
  @Public()
  // Counted here: a refusal is a page too.
  @Limit('none')
  async getDocument(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    // Any parameter may follow a page's address; without this an unknown path under /api would be 400 instead of 404.
    @Query() _query: unknown,
  ): Promise<void> {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    if (NOT_A_PAGE.test(pathname)) throw new NotFoundError();
    try {
      await this.limits.consume('stored', request.ip);
      await this.sendDocument(pathname, query, request, reply);
    } catch (error) {
      if (!(error instanceof ThrottledError)) throw error;
      await this.sendTooMany(pathname, error, request, reply);
    }
  }

  private async sendDocument(
    pathname: string,
    query: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const place = movedTo(pathname, query && `?${query}`);
    if (place !== null) return redirect(reply, place);
    // Documents stand while the database is away; redirects then wait for it.
    const moved = await this.redirects.find(request.url).catch(() => null);
    if (moved) return redirect(reply, moved.to, moved.status, 'no-cache');
    const route = await this.documents.route(pathname);
    if (isLocalizedPath(route.path)) return this.sendPublic(route, query, request, reply);
    // No prefix says which language these speak: the reader's browser does.
    const language = acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
    const spoken = { ...route, language };
    return route.kind === 'staff'
      ? this.sendStaff(spoken, request, reply)
      : this.sendPublic(spoken, query, request, reply);
  }

  /** 429 as a page in the language of the address, made once for everybody. */
  private async sendTooMany(
    pathname: string,
    { status, headers }: ThrottledError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const { body, etag, styles } = await this.documents.tooMany(splitLanguage(pathname).language);
    reply.code(status).headers({ ...headers, 'cache-control': 'no-store', 'x-error-code': 'throttled' });
    reply.header('content-security-policy', publicPolicy(this.config, styles));
    await send(reply, request, body, etag);
  }

  private async sendPublic(
    route: DocumentRoute,
    query: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const count = () => this.limits.consume('document', request.ip);
    const params = new URLSearchParams(query);
    const isPreview = route.kind === 'page' && params.has('preview');
    const made = isPreview
      ? await this.documents.previewDocument(route, count)
      : await this.documents.publicDocument(route, params, count);
    // What it is called may be changed back: a browser that kept it would go to and fro.
    if (made.movedTo !== null) return redirect(reply, made.movedTo + (query && `?${query}`), 301, 'no-cache');
    reply.code(made.status).header('content-security-policy', publicPolicy(this.config, made.styles, isPreview));
    if (isPreview) reply.header('x-robots-tag', 'noindex');
    const key = made.status === 200 && made.whole ? made.etag : null;
    // What depends on who asks is for the browser alone.
    const age = isLocalizedPath(route.path) ? DOCUMENT_CACHE_CONTROL : 'private, no-cache';
    const known = key === null ? { 'cache-control': 'no-cache' } : { 'cache-control': age, etag: key };
    reply.headers(made.whole ? known : { 'cache-control': 'no-store' });
    if (made.status === 503 || made.status === 429) reply.header('retry-after', '2');
    await send(reply, request, made.body, key);
  }

  private async sendStaff(route: DocumentRoute, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.limits.consume('document', request.ip);
    const nonce = randomBytes(16).toString('base64');
    const body = await this.documents.staffDocument(route, nonce);
    reply.headers({ 'content-security-policy': staffPolicy(this.config, nonce), 'cache-control': 'no-store' });
    await send(reply, request, Buffer.from(body), null);
  }
}

/** @param age that of an address whose place is fixed, unless said */
async function redirect(reply: FastifyReply, place: string, status = 301, age = 'public, max-age=3600'): Promise<void> {
  await reply.header('cache-control', age).redirect(place, status);
}

async function send(reply: FastifyReply, request: FastifyRequest, html: Buffer, key: string | null): Promise<void> {
  const accepted = encodingFor(request.headers['accept-encoding']);
  const { body, encoding } = await compressed(html, accepted, key);
  if (encoding) reply.header('content-encoding', encoding);
  await reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' }).send(body);
}
