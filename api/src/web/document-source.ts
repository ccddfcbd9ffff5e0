import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { InlineQuery } from '@atoll/contract/document';
import { type ListArg, documentQueries, toApiSearch } from '@atoll/contract/document-queries';
import type { Language } from '@atoll/contract/languages';
import type { FastifyInstance } from 'fastify';
import { AppError, GoneError, NotFoundError } from '../common/app-error.js';
import { RemotesService } from '../remotes/remotes.service.js';
import type {
  HomepageAnswer,
  PackageAnswer,
  PackageItemAnswer,
  PageAnswer,
  ResortAnswer,
  ResortItemAnswer,
} from './answers.js';

/** An answer of the API and the query under which the page will look for it. */
export interface Answer<T> {
  data: T;
  query: InlineQuery;
}

/** The address on whose behalf a document is made: it counts against that caller's limit. */
export interface Asker {
  ip: string;
}

/**
 * What documents are made of. It asks the API's own public operations inside the process, without a token, so that an inline
 * answer is byte for byte what the page would have fetched, and shares their cache.
 */
@Injectable()
export class DocumentSource {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly remotes: RemotesService,
  ) {}

  homepage(asker: Asker, lang: Language): Promise<Answer<HomepageAnswer>> {
    return this.ask(asker, 'getHomepage', 'homepage/public/', documentQueries.home(lang));
  }

  packages(asker: Asker, lang: Language, params: URLSearchParams): Promise<Answer<PageAnswer<PackageItemAnswer>>> {
    return this.list(asker, 'listPackages', 'packages/', documentQueries.packages(lang, params));
  }

  package(asker: Asker, lang: Language, slug: string): Promise<Answer<PackageAnswer>> {
    return this.ask(asker, 'getPackage', `packages/${encodeURIComponent(slug)}/`, documentQueries.package(lang, slug));
  }

  resorts(asker: Asker, lang: Language, params: URLSearchParams): Promise<Answer<PageAnswer<ResortItemAnswer>>> {
    return this.list(asker, 'listResorts', 'resorts/', documentQueries.resorts(lang, params));
  }

  resort(asker: Asker, lang: Language, slug: string): Promise<Answer<ResortAnswer>> {
    return this.ask(asker, 'getResort', `resorts/${encodeURIComponent(slug)}/`, documentQueries.resort(lang, slug));
  }

  /** Texts of namespaces in a language, edits and fall-backs merged; as released when the translations cannot be read. */
  async texts(
    asker: Asker,
    lang: Language,
    namespaces: readonly string[],
  ): Promise<{ version: string; texts: Record<string, Record<string, string>> }> {
    const search = `lang=${lang}&ns=${namespaces.map(encodeURIComponent).join(',')}`;
    try {
      const answer = await this.get<{ version: string; translations: Record<string, Record<string, string>> }>(
        asker,
        `translations/?${search}`,
      );
      return { version: answer.version, texts: answer.translations };
    } catch {
      const released = await this.remotes.texts();
      const merged = namespaces.map((namespace) => {
        const texts = released.namespaces[namespace];
        return [namespace, { ...texts?.en, ...texts?.[lang] }] as const;
      });
      return { version: released.version, texts: Object.fromEntries(merged) };
    }
  }

  /** A list; a filter that the API does not know opens the whole list instead of an error, as the page does. */
  private async list<T>(asker: Asker, endpoint: string, path: string, arg: ListArg): Promise<Answer<T>> {
    try {
      return await this.ask(asker, endpoint, path, arg);
    } catch (error) {
      if (!(error instanceof UnknownFilter)) throw error;
      return this.ask(asker, endpoint, path, { lang: arg.lang });
    }
  }

  private async ask<T>(asker: Asker, endpoint: string, path: string, arg: object): Promise<Answer<T>> {
    const { id: _inPath, ...params } = arg as { id?: string };
    const data = await this.get<T>(asker, `${path}?${toApiSearch(params)}`);
    return { data, query: { endpoint, arg, data } };
  }

  private async get<T>(asker: Asker, path: string): Promise<T> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({ method: 'GET', url: `/api/${path}`, remoteAddress: asker.ip });
    if (answer.statusCode === 200) return JSON.parse(answer.body) as T;
    if (answer.statusCode === 404) throw new NotFoundError();
    if (answer.statusCode === 410) throw new GoneError();
    if (answer.statusCode === 400) throw new UnknownFilter();
    throw new AppError(answer.statusCode, answer.statusCode === 429 ? 'throttled' : 'unavailable');
  }
}

/** 400 of the API: the address says something that cannot be asked; elsewhere than in a list that is a page which is not there. */
class UnknownFilter extends NotFoundError {}
