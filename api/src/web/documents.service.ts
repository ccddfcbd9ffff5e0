import { Injectable, Logger } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import { AppError, GoneError, NotFoundError } from '../common/app-error.js';
import { type CacheTag, PublicCache } from '../common/public-cache.js';
import { contentTag } from '../common/versions.js';
import { Config } from '../config.js';
import { RemotesService } from '../remotes/remotes.service.js';
import { packagePage, resortPage } from './catalog-pages.js';
import { type DocumentRoute, routeOf } from './document-route.js';
import { type Asker, DocumentSource } from './document-source.js';
import { renderDocument } from './document.js';
import { navNamespaces } from './frame.js';
import { homePage } from './home-page.js';
import { packageListPage, resortListPage } from './list-pages.js';
import { bookingPage, emptyPage, notFoundPage, staffPage, unavailablePage } from './other-pages.js';
import type { Making } from './page-blocks.js';
import type { PageContent } from './page-content.js';
import { Shell } from './shell-files.js';
import { StructuredData } from './structured-data.js';
import { Wording } from './wording.js';

const TAGS: readonly CacheTag[] = ['packages', 'resorts', 'destinations', 'experiences', 'settings', 'texts', 'media'];
const NAMESPACES = ['common', 'errors', 'shell'];

/** A finished document, or where it has moved to. */
export interface MadeDocument {
  status: number;
  body: string;
  etag: string;
  movedTo: string | null;
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
   * The document of a public route. Kept like other public reads; a combination of filters or an unknown address is made each
   * time, so that nobody can fill the cache with addresses.
   */
  async publicDocument(route: DocumentRoute, params: URLSearchParams, asker: Asker): Promise<MadeDocument> {
    const { tag } = await this.remotes.served();
    params.sort();
    const make = () => this.make(route, params, asker);
    const keep = route.kind !== 'unknown' && [...params.keys()].length <= 1 && !params.has('search');
    if (!keep) {
      const made = await make();
      return { ...made, etag: contentTag(made.body) };
    }
    // Only whole answers are kept: what is thrown here is not. A redirect is kept as its address.
    const produce = async () => {
      const made = await make();
      if (made.status >= 400) throw new Uncacheable(made);
      return made.movedTo ?? made.body;
    };
    const key = `document ${tag} ${localized(route.path, route.language)}?${params}`;
    try {
      const { body, etag } = await this.cache.get(key, TAGS, produce);
      return body.startsWith('/')
        ? { status: 301, body: '', movedTo: body, etag }
        : { status: 200, body, movedTo: null, etag };
    } catch (error) {
      if (error instanceof Uncacheable) return { ...error.made, etag: contentTag(error.made.body) };
      throw error;
    }
  }

  /** A staff document: the frame only, with a nonce for the office kit's style elements. */
  async staffDocument(route: DocumentRoute, language: Language, nonce: string, asker: Asker): Promise<string> {
    const surroundings = await this.surroundings({ ...route, language }, asker);
    return this.render(route, staffPage(surroundings.wording), surroundings, nonce);
  }

  private async make(route: DocumentRoute, params: URLSearchParams, asker: Asker): Promise<Omit<MadeDocument, 'etag'>> {
    const surroundings = await this.surroundings(route, asker);
    const content = await this.content(route, params, asker, surroundings);
    if ('movedTo' in content) return { status: 301, body: '', movedTo: content.movedTo };
    return { status: content.status, body: this.render(route, content, surroundings, null), movedTo: null };
  }

  /** What stands around every page: texts, site settings, releases, the built shell. */
  private async surroundings(route: DocumentRoute, asker: Asker) {
    const { language, owner } = route;
    const declarations = await this.remotes.declarations();
    const areas = route.kind === 'staff' ? ['dashboard'] : ['main', 'footer'];
    const own = owner ? [owner.namespace] : [];
    const namespaces = [...new Set([...NAMESPACES, ...navNamespaces(declarations, areas), ...own])];
    const [{ set, releases }, shell, homepage, { texts, version }] = await Promise.all([
      this.remotes.served(),
      this.shell.files(),
      // A page is not lost when the site's settings cannot be read.
      this.source.homepage(asker, language).catch(() => null),
      this.source.texts(asker, language, namespaces),
    ]);
    const release = (owner && releases.get(owner.remote)) ?? null;
    const wording = new Wording(language, texts);
    return { set, release, declarations, shell, homepage, texts, version, wording };
  }

  private async content(
    route: DocumentRoute,
    params: URLSearchParams,
    asker: Asker,
    surroundings: Surroundings,
  ): Promise<PageContent | Moved> {
    try {
      return await this.page(route, params, asker, surroundings);
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
    asker: Asker,
    { wording, homepage }: Surroundings,
  ): Promise<PageContent | Moved> {
    const { source } = this;
    const making: Making = { wording, structured: new StructuredData(this.config.baseUrl, language) };
    const wanted = slug ?? '';
    const moved = (to: string) => ({ movedTo: localized(path.replace(/^(\/[^/]+\/)[^/]+/, `$1${to}`), language) });
    switch (kind) {
      case 'home':
        return this.home(making, homepage, asker);
      case 'package-list':
        return packageListPage(making, await source.packages(asker, language, params), params);
      case 'resort-list':
        return resortListPage(making, await source.resorts(asker, language, params), params);
      case 'resort': {
        const answer = await source.resort(asker, language, wanted);
        return answer.data.slug === wanted ? resortPage(making, answer) : moved(answer.data.slug);
      }
      case 'package':
      case 'booking': {
        const answer = await source.package(asker, language, wanted);
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
  private async home(making: Making, known: Surroundings['homepage'], asker: Asker): Promise<PageContent> {
    try {
      return homePage(making, known ?? (await this.source.homepage(asker, making.wording.language)));
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
      remotes: set,
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

/** An answer that must not be kept. */
class Uncacheable extends Error {
  constructor(readonly made: Omit<MadeDocument, 'etag'>) {
    super('not kept');
  }
}
