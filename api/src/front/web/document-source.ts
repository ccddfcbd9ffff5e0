import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { DocumentState, InlineQuery } from '@atoll/contract/document';
import type { Language } from '@atoll/contract/languages';
import type { ReadyQuery } from '@atoll/contract/page';
import type { FastifyInstance } from 'fastify';
import { GoneError, NotFoundError, UnavailableError } from '../../platform/errors/app-error.js';
import { INSIDE } from '../../platform/limits/limits.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';

/** The agency, as documents name it. */
export interface SiteSettings {
  site_title: string;
  site_description: string;
  contact_phone: string;
  contact_email: string;
}

/** Texts of namespaces, and where they are read. */
export interface ReadTexts {
  url: string;
  version: string;
  texts: DocumentState['texts'];
}

/** A page asks for what the public cannot read. */
export class NotPublicError extends Error {}

/** What is asked for cannot be asked so: by whoever wrote the address, or by the page itself. */
export class UnaskableError extends NotFoundError {}

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

  /** The home page's content, which the frame of every page asks for: the agency is part of it. */
  async homepage(lang: Language): Promise<InlineQuery & { data: { settings: SiteSettings } }> {
    const url = `/api/homepage/public/?lang=${lang}`;
    return { endpoint: 'getHomepage', arg: { lang }, data: await this.get<{ settings: SiteSettings }>(url) };
  }

  /**
   * The answer to a query of a page; null where there is none and the page does without.
   * @throws {NotFoundError | GoneError} where the page does not
   * @throws {NotPublicError} when it is no public read
   */
  async answer({ endpoint, arg, url, optional }: ReadyQuery): Promise<InlineQuery | null> {
    try {
      return { endpoint, arg, data: await this.get(url) };
    } catch (error) {
      if (optional && (error instanceof NotFoundError || error instanceof GoneError)) return null;
      throw error;
    }
  }

  /**
   * Texts of namespaces (`catalog@<version>`: of this release) in a language, edits and fall-backs merged; as released, and then not whole, when the translations
   * cannot be read.
   */
  async texts(lang: Language, namespaces: readonly string[]): Promise<ReadTexts & { whole: boolean }> {
    const url = `/api/translations/?lang=${lang}&ns=${namespaces.map(encodeURIComponent).join(',')}`;
    try {
      const answer = await this.get<{ version: string; translations: ReadTexts['texts'] }>(url);
      const { version, translations: texts } = answer;
      return { url: `${url}&version=${version}`, version, texts, whole: true };
    } catch {
      const released = await this.remotes.texts();
      const merged = namespaces.map((asked) => {
        const [namespace = ''] = asked.split('@');
        const texts = released.namespaces[namespace];
        return [namespace, { ...texts?.en, ...texts?.[lang] }] as const;
      });
      return { url, version: released.version, texts: Object.fromEntries(merged), whole: false };
    }
  }

  private async get<T>(url: string): Promise<T> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const { statusCode: status, body, headers } = await server.inject({ method: 'GET', url, remoteAddress: INSIDE });
    // What is for one reader alone, such as a preview, has no place in what everybody gets.
    if (/\bprivate\b/.test(String(headers['cache-control']))) throw new NotPublicError(`${url} is not public`);
    if (status === 200) return JSON.parse(body) as T;
    if (status === 401 || status === 403) throw new NotPublicError(`${url} is not public`);
    if (status === 410) throw new GoneError();
    if (status === 400) throw new UnaskableError();
    if (status === 404) throw new NotFoundError();
    throw new UnavailableError();
  }
}
