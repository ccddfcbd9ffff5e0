import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { AppError, GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { type CacheTag, PublicCache } from '../../platform/cache/public-cache.js';
import { contentTag } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
import { packagePage, resortPage } from './catalog-pages.js';
import { addressOf, documentKey, isList, showsWhatIsAsked } from './document-key.js';
import { type DocumentRoute, routeOf } from './document-route.js';
import { DocumentSource } from './document-source.js';
import { type DocumentParts, documentState, renderDocument } from './document.js';
import { DrawnPages } from './drawn-pages.js';
import { navNamespaces } from './frame.js';
import { homePage } from './home-page.js';
import { packageListPage, resortListPage } from './list-pages.js';
import { bookingPage, emptyPage, notFoundPage, staffPage, tooManyPage, unavailablePage } from './other-pages.js';
import type { Making } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import { publicRemotes } from './public-remotes.js';
import { Shell } from './shell-files.js';
import { StructuredData } from './structured-data.js';
import { Wording } from './wording.js';

const TAGS: readonly CacheTag[] = ['packages', 'resorts', 'destinations', 'experiences', 'settings', 'texts', 'media'];
const NAMESPACES = ['common', 'errors', 'shell'];

/** A finished document, or where it has moved to. */
export interface MadeDocument {
  status: number;
  body: Buffer;
  etag: string;
  movedTo: string | null;
  /** False when a part of the site could not be read, or the page not be drawn: the next visitor shall not get it like this. */
  whole: boolean;
}

/** A document and whether it may be kept. */
interface Draft extends Omit<MadeDocument, 'etag' | 'body'> {
  body: string;
  lasting: boolean;
  /** True when a part could not be read: the last document that had all is better. */
  lacking: boolean;
}

/** Makes documents: route, data, page, HTML. */
@Injectable()
export class DocumentsService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly config: Config,
    private readonly remotes: RemotesService,
    private readonly source: DocumentSource,
    private readonly shell: Shell,
    private readonly cache: PublicCache,
    private readonly pages: DrawnPages,
  ) {}

  /** Nobody's start waits for it. */
  async onApplicationBootstrap(): Promise<void> {
    const [{ tag }, shell] = await Promise.all([this.remotes.served(), this.shell.files()]);
    void this.pages.warm(shell, tag);
  }

  async route(pathname: string): Promise<DocumentRoute> {
    return routeOf(pathname, await this.remotes.declarations());
  }

  /**
   * The document of a public route. Kept like other public reads under the address that we write ourselves; any other
   * spelling, a combination of filters, an unknown address or a redirect is made each time, so that nobody can fill the cache
   * with addresses.
   * @param count is called before a document is made, and may refuse
   */
  async publicDocument(
    route: DocumentRoute,
    params: URLSearchParams,
    count: () => Promise<void>,
  ): Promise<MadeDocument> {
    params.sort();
    const key = await this.keyOf(route, params);
    if (key === null) {
      await count();
      return tagged(await this.make(route, params));
    }
    // Only lasting answers are kept: what is thrown here is not.
    const produce = async () => {
      await count();
      const made = await this.make(route, params);
      if (!made.lasting) throw new Uncacheable(made);
      return made.body;
    };
    try {
      const { bytes, etag, stale = false } = await this.cache.get(key, TAGS, produce);
      return { status: 200, body: bytes, etag, movedTo: null, whole: !stale };
    } catch (error) {
      if (error instanceof Uncacheable) return tagged(error.made);
      throw error;
    }
  }

  private async keyOf(route: DocumentRoute, params: URLSearchParams): Promise<string | null> {
    const [{ tag }, declarations] = await Promise.all([this.remotes.served(), this.remotes.declarations()]);
    return documentKey(route, params, { tag, declarations });
  }

  /** A staff document: the frame only, with a nonce for the office kit's style elements. */
  async staffDocument(route: DocumentRoute, language: Language, nonce: string): Promise<string> {
    const surroundings = await this.surroundings({ ...route, language });
    return this.render(this.parts(route, staffPage(surroundings.wording), surroundings, nonce));
  }

  /** The page for whoever asks too much. */
  async tooMany(language: Language): Promise<MadeDocument> {
    const route: DocumentRoute = { kind: 'unknown', language, path: '/', slug: null, owner: null };
    const { tag } = await this.remotes.served();
    const { bytes, etag } = await this.cache.get(`too many ${tag} ${language}`, TAGS, async () => {
      const surroundings = await this.surroundings(route);
      return this.render(this.parts(route, tooManyPage(surroundings.wording), surroundings, null));
    });
    return { status: 429, body: bytes, etag, movedTo: null, whole: true };
  }

  private async make(route: DocumentRoute, params: URLSearchParams): Promise<Draft> {
    const surroundings = await this.surroundings(route);
    const lacking = !surroundings.whole;
    const content = await this.content(route, params, surroundings);
    if ('movedTo' in content)
      return { status: 301, body: '', movedTo: content.movedTo, whole: !lacking, lasting: false, lacking };
    const { status } = content;
    const { body, isWhole } = await this.drawn(route, params, content, surroundings);
    const whole = isWhole && !lacking;
    const lasting = whole && status === 200 && (!isList(route.kind) || showsWhatIsAsked(content, params));
    return { status, body, movedTo: null, whole, lasting, lacking };
  }

  /** A page is drawn by shell and remote; what is no page, and may stand under any address, we write ourselves. */
  private async drawn(route: DocumentRoute, params: URLSearchParams, content: PageContent, around: Surroundings) {
    const parts = this.parts(route, content, around, null);
    if (content.status !== 200) return { body: this.render(parts), isWhole: true };
    const { shell, release, tag } = around;
    const url = addressOf(route, params);
    const heading = { title: content.title, lead: content.description };
    const page = await this.pages.draw({ shell, release, page: parts.page, url, tag, heading }, documentState(parts));
    const withHead = { ...parts, drawn: page.isOfRelease ? page.drawn : null };
    return { body: renderDocument(withHead, page.state, page.drawn), isWhole: page.isWhole };
  }

  /** What stands around every page: texts, site settings, releases, the built shell. */
  private async surroundings(route: DocumentRoute) {
    const { language, owner } = route;
    const declarations = await this.remotes.declarations();
    // The login's frame has no links.
    const office = route.path === paths.login() ? [] : ['dashboard'];
    const areas = route.kind === 'staff' ? office : ['main', 'footer'];
    const own = owner ? [owner.namespace] : [];
    const namespaces = [...new Set([...NAMESPACES, ...navNamespaces(declarations, areas), ...own])];
    let isKnown = true;
    const [{ set, releases, tag }, shell, homepage, { texts, version, whole }] = await Promise.all([
      this.remotes.served(),
      this.shell.files(),
      // A page is not lost when the site's settings cannot be read; a new site has none.
      this.source.homepage(language).catch((error: unknown) => {
        isKnown = error instanceof NotFoundError;
        return null;
      }),
      this.source.texts(language, namespaces),
    ]);
    const release = (owner && releases.get(owner.remote)) ?? null;
    const wording = new Wording(language, texts);
    return { set, tag, release, declarations, shell, homepage, texts, version, wording, whole: whole && isKnown };
  }

  private async content(
    route: DocumentRoute,
    params: URLSearchParams,
    surroundings: Surroundings,
  ): Promise<PageContent | Moved> {
    try {
      return await this.page(route, params, surroundings);
    } catch (error) {
      if (error instanceof NotFoundError) return notFoundPage(surroundings.wording, route.kind);
      if (error instanceof GoneError) return { ...notFoundPage(surroundings.wording, route.kind), status: 410 };
      const status = error instanceof AppError && error.status >= 429 ? error.status : 503;
      this.logger.error(`document ${route.path}: ${(error as Error).stack}`);
      return unavailablePage(surroundings.wording, status);
    }
  }

  private async page(
    { kind, language, slug, path }: DocumentRoute,
    params: URLSearchParams,
    { wording, homepage }: Surroundings,
  ): Promise<PageContent | Moved> {
    const { source } = this;
    const making: Making = { wording, structured: new StructuredData(this.config.baseUrl, language) };
    const wanted = slug ?? '';
    const moved = (to: string) => ({ movedTo: localized(path.replace(/^(\/[^/]+\/)[^/]+/, `$1${to}`), language) });
    switch (kind) {
      case 'home':
        return this.home(making, homepage);
      case 'package-list':
        return packageListPage(making, await source.packages(language, params), params);
      case 'resort-list':
        return resortListPage(making, await source.resorts(language, params), params);
      case 'resort': {
        const answer = await source.resort(language, wanted);
        return answer.data.slug === wanted ? resortPage(making, answer) : moved(answer.data.slug);
      }
      case 'package':
      case 'booking': {
        const answer = await source.package(language, wanted);
        if (answer.data.slug !== wanted) return moved(answer.data.slug);
        return kind === 'booking' ? bookingPage(making, answer) : packagePage(making, answer);
      }
      case 'page':
        return path.startsWith('/booking/')
          ? emptyPage(wording.text('confirmation.title'), null)
          : emptyPage(homepage?.data.settings.site_title ?? '', path);
      default:
        return notFoundPage(wording, kind);
    }
  }

  /** An installation without content yet has a home all the same. */
  private async home(making: Making, known: Surroundings['homepage']): Promise<PageContent> {
    try {
      return homePage(making, known ?? (await this.source.homepage(making.wording.language)));
    } catch (error) {
      if (error instanceof NotFoundError) return emptyPage(making.wording.text('home.title'), '/');
      throw error;
    }
  }

  private render(parts: DocumentParts): string {
    return renderDocument(parts, JSON.stringify(documentState(parts)), null);
  }

  private parts(route: DocumentRoute, content: PageContent, around: Surroundings, nonce: string | null): DocumentParts {
    const { set, release, declarations, shell, homepage, texts, version, wording } = around;
    const settings = homepage?.data.settings ?? null;
    const agency = new StructuredData(this.config.baseUrl, wording.language).agency(settings);
    const isPublic = nonce === null;
    const queries =
      isPublic && homepage && route.kind !== 'home' ? [homepage.query, ...content.queries] : content.queries;
    const structuredData = isPublic && content.status === 200 ? [agency, ...content.structuredData] : [];
    return {
      content: { ...content, queries, structuredData },
      wording,
      path: content.canonical?.split('?')[0] ?? '/',
      baseUrl: this.config.baseUrl,
      shell,
      release,
      page: route.owner?.page ?? null,
      nonce,
      settings,
      declarations,
      remotes: isPublic ? publicRemotes(set) : set,
      texts,
      textsVersion: version,
    };
  }
}

type Surroundings = Awaited<ReturnType<DocumentsService['surroundings']>>;

/** The page stands under another address: it was asked for by id or by an earlier slug. */
interface Moved {
  movedTo: string;
}

/** An answer that must not be kept. In place of one that lacks a part of the site the last whole one is shown. */
class Uncacheable extends AppError {
  constructor(readonly made: Draft) {
    super(made.lacking ? 503 : made.status, 'unavailable');
  }
}

const tagged = ({ lasting: _lasting, lacking: _lacking, body, ...made }: Draft): MadeDocument => ({
  ...made,
  body: Buffer.from(body),
  etag: contentTag(body),
});
