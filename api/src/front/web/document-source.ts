import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { InlineQuery } from '@atoll/contract/document';
import { type ListArg, documentQueries, toApiSearch } from '@atoll/contract/document-queries';
import type { Language } from '@atoll/contract/languages';
import type { FastifyInstance } from 'fastify';
import { AppError, GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { INSIDE } from '../../platform/limits/limits.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
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

/**
 * What documents are made of. It asks the API's own public operations inside the process, without a token, so that an inline
 * answer is byte for byte what the page would have fetched, and shares their cache. The visitor's limit counts the document.
 */
@Injectable()
export class DocumentSource {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly remotes: RemotesService,
  ) {}

  homepage(lang: Language): Promise<Answer<HomepageAnswer>> {
    return this.ask('getHomepage', 'homepage/public/', documentQueries.home(lang));
  }

  packages(lang: Language, params: URLSearchParams): Promise<Answer<PageAnswer<PackageItemAnswer>>> {
    return this.list('listPackages', 'packages/', documentQueries.packages(lang, params));
  }

  package(lang: Language, slug: string): Promise<Answer<PackageAnswer>> {
    return this.ask('getPackage', `packages/${encodeURIComponent(slug)}/`, documentQueries.package(lang, slug));
  }

  resorts(lang: Language, params: URLSearchParams): Promise<Answer<PageAnswer<ResortItemAnswer>>> {
    return this.list('listResorts', 'resorts/', documentQueries.resorts(lang, params));
  }

  resort(lang: Language, slug: string): Promise<Answer<ResortAnswer>> {
    return this.ask('getResort', `resorts/${encodeURIComponent(slug)}/`, documentQueries.resort(lang, slug));
  }

  /**
   * Texts of namespaces in a language, edits and fall-backs merged; as released, and then not whole, when the translations
   * cannot be read.
   */
  async texts(
    lang: Language,
    namespaces: readonly string[],
  ): Promise<{ version: string; texts: Record<string, Record<string, string>>; whole: boolean }> {
    const search = `lang=${lang}&ns=${namespaces.map(encodeURIComponent).join(',')}`;
    try {
      const answer = await this.get<{ version: string; translations: Record<string, Record<string, string>> }>(
        `translations/?${search}`,
      );
      return { version: answer.version, texts: answer.translations, whole: true };
    } catch {
      const released = await this.remotes.texts();
      const merged = namespaces.map((namespace) => {
        const texts = released.namespaces[namespace];
        return [namespace, { ...texts?.en, ...texts?.[lang] }] as const;
      });
      return { version: released.version, texts: Object.fromEntries(merged), whole: false };
    }
  }

  /** A list; a filter that the API does not know opens the whole list instead of an error, as the page does. */
  private async list<T>(endpoint: string, path: string, arg: ListArg): Promise<Answer<T>> {
    try {
      return await this.ask(endpoint, path, arg);
    } catch (error) {
      if (!(error instanceof UnknownFilter)) throw error;
      return this.ask(endpoint, path, { lang: arg.lang });
    }
  }

  private async ask<T>(endpoint: string, path: string, arg: object): Promise<Answer<T>> {
    const { id: _inPath, ...params } = arg as { id?: string };
    const data = await this.get<T>(`${path}?${toApiSearch(params)}`);
    return { data, query: { endpoint, arg, data } };
  }

  private async get<T>(path: string): Promise<T> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const answer = await server.inject({ method: 'GET', url: `/api/${path}`, remoteAddress: INSIDE });
    if (answer.statusCode === 200) return JSON.parse(answer.body) as T;
    if (answer.statusCode === 404) throw new NotFoundError();
    if (answer.statusCode === 410) throw new GoneError();
    if (answer.statusCode === 400) throw new UnknownFilter();
    throw new AppError(answer.statusCode, answer.statusCode === 429 ? 'throttled' : 'unavailable');
  }
}

/** 400 of the API: the address says something that cannot be asked; elsewhere than in a list that is a page which is not there. */
class UnknownFilter extends NotFoundError {}
