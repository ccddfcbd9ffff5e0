import { Injectable, Logger } from '@nestjs/common';
import { type ListArg, toApiSearch } from '@atoll/contract/document-queries';
import type { Language } from '@atoll/contract/languages';
import { localized, paths } from '@atoll/contract/paths';
import { AppError, GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { type CacheTag, PublicCache } from '../../platform/cache/public-cache.js';
import { contentTag } from '../../platform/data/versions.js';
import { Config } from '../../platform/config/config.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
import type { PageAnswer } from './answers.js';
import { packagePage, resortPage } from './catalog-pages.js';
import { type DocumentRoute, routeOf } from './document-route.js';
import { DocumentSource } from './document-source.js';
import { renderDocument } from './document.js';
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

/** Filters of lists that have a value for everybody: what they show is made each time. */
const COUNTLESS = ['search', 'price_min', 'price_max'];

/** A finished document, or where it has moved to. */
export interface MadeDocument {
  status: number;
  body: Buffer;
  etag: string;
  movedTo: string | null;
  /** False when a part of the site could not be read: the next visitor shall not get it like this. */
  whole: boolean;
}

/** A document and whether it may be kept. */
interface Draft extends Omit<MadeDocument, 'etag' | 'body'> {
  body: string;
  lasting: boolean;
}

/** Makes documents: route, data, page, HTML. */
@Injectable()
export class DocumentsService {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly config: Config,
    private readonly remotes: RemotesService,
    private readonly source: DocumentSource,
    private readonly shell: Shell,
    private readonly cache: PublicCache,
  ) {}

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

  /** What a document is kept under; null where there may be any number of such addresses. */
  private async keyOf({ kind, language, path, slug }: DocumentRoute, params: URLSearchParams): Promise<string | null> {
    const [{ tag }, declarations] = await Promise.all([this.remotes.served(), this.remotes.declarations()]);
    const isOwnSpelling = slug === null || path.split('/').includes(encodeURIComponent(slug));
    const isDeclared = declarations.some(({ routes }) => routes.some((route) => route.path === path));
    if (kind === 'unknown' || !isOwnSpelling || (kind === 'page' && !isDeclared)) return null;
    const key = `document ${tag} ${localized(path, language)}`;
    // Only lists read parameters.
    if (!isList(kind)) return key;
    return params.size > 1 || COUNTLESS.some((name) => params.has(name)) ? null : `${key}?${params}`;
  }

  /** A staff document: the frame only, with a nonce for the office kit's style elements. */
  async staffDocument(route: DocumentRoute, language: Language, nonce: string): Promise<string> {
    const surroundings = await this.surroundings({ ...route, language });
    return this.render(route, staffPage(surroundings.wording), surroundings, nonce);
  }

  /** The page for whoever asks too much. */
  async tooMany(language: Language): Promise<MadeDocument> {
    const route: DocumentRoute = { kind: 'unknown', language, path: '/', slug: null, owner: null };
    const { tag } = await this.remotes.served();
    const { bytes, etag } = await this.cache.get(`too many ${tag} ${language}`, TAGS, async () => {
      const surroundings = await this.surroundings(route);
      return this.render(route, tooManyPage(surroundings.wording), surroundings, null);
    });
    return { status: 429, body: bytes, etag, movedTo: null, whole: true };
  }

  private async make(route: DocumentRoute, params: URLSearchParams): Promise<Draft> {
    const surroundings = await this.surroundings(route);
    const { whole } = surroundings;
    const content = await this.content(route, params, surroundings);
    if ('movedTo' in content) return { status: 301, body: '', movedTo: content.movedTo, whole, lasting: false };
    const { status } = content;
    const lasting = whole && status === 200 && (!isList(route.kind) || showsWhatIsAsked(content, params));
    return { status, body: this.render(route, content, surroundings, null), movedTo: null, whole, lasting };
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
    const [{ set, releases }, shell, homepage, { texts, version, whole }] = await Promise.all([
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
    return { set, release, declarations, shell, homepage, texts, version, wording, whole: whole && isKnown };
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

  private render(route: DocumentRoute, content: PageContent, around: Surroundings, nonce: string | null): string {
    const { set, release, declarations, shell, homepage, texts, version, wording } = around;
    const settings = homepage?.data.settings ?? null;
    const agency = new StructuredData(this.config.baseUrl, wording.language).agency(settings);
    const isPublic = nonce === null;
    const queries =
      isPublic && homepage && route.kind !== 'home' ? [homepage.query, ...content.queries] : content.queries;
    const structuredData = isPublic && content.status === 200 ? [agency, ...content.structuredData] : [];
    return renderDocument({
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
    });
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
    super(made.whole ? made.status : 503, 'unavailable');
  }
}

const tagged = ({ lasting: _lasting, body, ...made }: Draft): MadeDocument => ({
  ...made,
  body: Buffer.from(body),
  etag: contentTag(body),
});

const isList = (kind: DocumentRoute['kind']): boolean => kind === 'package-list' || kind === 'resort-list';

/** A list that says nothing about what its address asks has addresses without number. */
function showsWhatIsAsked({ queries: [list] }: PageContent, params: URLSearchParams): boolean {
  if (!list || params.size === 0) return params.size === 0;
  const { lang: _lang, ...filters } = list.arg as ListArg;
  return toApiSearch(filters) === params.toString() && (list.data as PageAnswer<unknown>).results.length > 0;
}
