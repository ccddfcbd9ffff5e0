import { Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, type Language } from '@atoll/contract/languages';
import { isLocalizedPath, splitLanguage } from '@atoll/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.js';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { UrlEncodedBody } from '../../platform/http/url-encoded-body.js';
import { Limit } from '../../platform/limits/limits.js';
import { messageText } from '../../platform/errors/messages.js';
import { acceptedLanguage } from '../../platform/http/negotiation.js';
import { Config } from '../../platform/config/config.js';
import { DocumentSource } from './document-source.js';
import {
  LETTER_PATHS,
  type LetterPage,
  type LetterResult,
  SENT_TO,
  letterDocument,
  letterPageAt,
} from './letter-pages.js';
import { publicPolicy } from './policies.js';
import { Shell } from './shell-files.js';

/** An answer of the API, as far as these pages show it. */
type Answer = Partial<Record<string, unknown>> & { detail?: string };

/**
 * Pages behind the links of letters. Opening one does nothing, since mail programs open links ahead; the form asks the API's own
 * operation inside the process, as the visitor, with all its limits and checks.
 */
@ApiExcludeController()
@Controller()
export class LetterPagesController {
  constructor(
    private readonly config: Config,
    private readonly shell: Shell,
    private readonly source: DocumentSource,
    private readonly host: HttpAdapterHost,
  ) {}

  /** The form. */
  @Get(LETTER_PATHS)
  @Public()
  @Limit('document')
  async openLetterPage(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    // Mail programs add parameters of their own.
    @Query() _query: unknown,
  ): Promise<void> {
    const token = new URLSearchParams(request.url.split('?', 2)[1]).get('token') ?? '';
    await this.send(request, reply, token, null);
  }

  /** Does what the letter offers, and says how that went. */
  @Post(LETTER_PATHS.map((path) => SENT_TO + path))
  @Public()
  // The operation counts.
  @Limit('none')
  @HttpCode(200)
  @UrlEncodedBody()
  async useLetterPage(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query() _query: unknown,
  ): Promise<void> {
    const { token, password: typed } = (request.body ?? {}) as Record<string, unknown>;
    const { page, language } = placeOf(request);
    const sent = typeof token === 'string' ? token : '';
    const secret = page.password !== null && typeof typed === 'string' && typed !== '' ? typed : null;
    const call = (url: string, payload: object) =>
      this.host.httpAdapter.getInstance<FastifyInstance>().inject({
        method: 'POST',
        url: `/api/${url}`,
        payload,
        headers: { 'accept-language': language },
        remoteAddress: request.ip,
      });
    const password = page.password && secret !== null ? { [page.password]: secret } : {};
    const answer = await call(page.call, { token: sent, ...password });
    const body = answer.body ? (JSON.parse(answer.body) as Answer) : {};
    // A page without scripts has nowhere to keep the session that some links open: nobody would ever end it.
    if (typeof body['refresh'] === 'string') await call('customers/logout/', { refresh: body['refresh'] });
    reply.code(answer.statusCode < 300 ? 200 : answer.statusCode);
    const wait = answer.headers['retry-after'];
    if (wait !== undefined) reply.header('retry-after', wait);
    await this.send(request, reply, sent, resultOf(answer.statusCode, body, language));
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    result: LetterResult | null,
  ): Promise<void> {
    const { page, path, language } = placeOf(request);
    const [shell, settings] = await Promise.all([
      this.shell.files(),
      // The page does its work also when the agency's name cannot be read.
      this.source.homepage(language).then(
        ({ data }) => data.settings,
        () => null,
      ),
    ]);
    const document = letterDocument(page, { path, token, language, shell, settings }, result);
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': publicPolicy(this.config),
        'cache-control': 'no-store',
      })
      .send(document);
  }
}

function placeOf(request: FastifyRequest): { page: LetterPage; path: string; language: Language } {
  const called = request.url.split('?', 1)[0] ?? '/';
  const pathname = called.startsWith(`${SENT_TO}/`) ? called.slice(SENT_TO.length) : called;
  const { path, language } = splitLanguage(pathname);
  const page = letterPageAt(path);
  if (!page) throw new NotFoundError();
  // Office and accounts have no language in their addresses.
  const spoken = isLocalizedPath(path) ? language : acceptedLanguage(request.headers['accept-language']);
  return { page, path: pathname, language: spoken ?? DEFAULT_LANGUAGE };
}

/** What an answer says, in its own words: `detail`, or the messages of its fields. A token is a link here, also one that was cut. */
function resultOf(
  status: number,
  { detail, code: _code, error_id: _id, password_set: isSet, ...fields }: Answer,
  language: Language,
): LetterResult {
  const done = status < 300;
  const dead = !done && 'token' in fields;
  const told = Object.values(fields)
    .flat()
    .filter((text): text is string => typeof text === 'string');
  const messages = dead ? [messageText({ code: 'link_not_valid' }, language)] : done ? [] : [...new Set(told)];
  return { done, dead, locked: done && isSet === false, messages: detail === undefined ? messages : [detail] };
}
