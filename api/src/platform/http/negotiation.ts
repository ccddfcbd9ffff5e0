import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language, isLanguage } from '@atoll/contract/languages';
import type { FastifyRequest } from 'fastify';

/**
 * The best language of an `Accept-Language` header by quality; `zh-CN`, `zh-Hans` and `zh` are all `zh`.
 * Returns null when none of ours is wanted.
 */
export function acceptedLanguage(header: string | undefined): Language | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return (wanted[0]?.language as Language | undefined) ?? null;
}

/** `?lang=` beats `Accept-Language` beats English. An unknown `?lang=` is refused elsewhere; here it does not count. */
export function requestLanguage(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { lang } = (request.query ?? {}) as { lang?: unknown };
  if (isLanguage(lang)) return lang;
  return acceptedLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;
}

/** Value of the `Available-Languages` header. */
export const AVAILABLE_LANGUAGES = LANGUAGE_CODES.join(', ');

/** The caller's language as a handler parameter: `@Lang() language: Language`. */
export const Lang = createParamDecorator((_: unknown, context: ExecutionContext) =>
  requestLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
);
