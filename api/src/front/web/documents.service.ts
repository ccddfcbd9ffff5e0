import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Language } from '@atoll/contract/languages';
import { localized } from '@atoll/contract/paths';
import { AppError } from '../../platform/errors/app-error.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { contentTag } from '../../platform/data/etags.js';
import { Config } from '../../platform/config/config.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
import { addressOf, declaredSearch, documentKey } from './document-key.js';
import { type DocumentRoute, routeOf } from './document-route.js';
import { renderDocument } from './document.js';
import { type Drawing, DrawnPages } from './drawn-pages.js';
import { siteName } from './frame.js';
import { previewPage, staffPage, tooManyPage } from './page-content.js';
import { type Making, type Page, PageMaker } from './page-maker.js';
import { PAGE_TAGS } from './page-tags.js';
import { Patience } from './patience.js';
import { Shell } from './shell-files.js';
import { agencyNode, breadcrumbNode } from './structured-data.js';
import { type Sheet, Sheets, frameSheets, hashesOf, pageSheets } from './sheets.js';
import { Surroundings, documentState } from './surroundings.js';

/** A finished document, or where it has moved to. */
export interface MadeDocument {
  status: number;
  body: Buffer;
  etag: string;
  movedTo: string | null;
  /** False when a part of the site could not be read, or the page not be drawn: the next visitor shall not get it like this. */
  whole: boolean;
  /** Hashes of the style sheets inside it, for its policy. */
  styles: string[];
}

/** A document and whether it may be kept. */
interface Draft extends Omit<MadeDocument, 'etag' | 'body' | 'styles'> {
  body: string;
  lasting: boolean;
  /** True when a part could not be read: the last document that had all is better. */
  lacking: boolean;
}

/** Documents by their address: kept, or made. */
@Injectable()
export class DocumentsService implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly remotes: RemotesService,
    private readonly surroundings: Surroundings,
    private readonly shell: Shell,
    private readonly cache: PublicCache,
    private readonly pages: DrawnPages,
    private readonly maker: PageMaker,
    private readonly sheets: Sheets,
  ) {}

  /** Nobody's start waits for it. */
  async onApplicationBootstrap(): Promise<void> {
    const [{ tag, releases }, shell] = await Promise.all([this.remotes.served(), this.shell.files()]);
    void this.pages.ready(shell, tag, releases.values());
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
    const drawing = await this.drawing(route);
    const { said, whole } = await this.pages.outline(drawing);
    const outline = said[route.owner?.page ?? ''] ?? null;
    const search = declaredSearch(params, outline);
    const making: Making = { route, url: addressOf(route, search), outline, drawing, whole };
    // Its sheets are those of the shell that is there now, which may be a moment newer than the releases.
    const key = documentKey(route, search, { tag: `${drawing.tag}-${drawing.shell.stamp}`, outline });
    const styles = hashesOf(this.sheetsOf(route, drawing));
    if (key === null) {
      await count();
      return tagged(await this.make(making), styles);
    }
    // Only lasting answers are kept: what is thrown here is not.
    const produce = async () => {
      await count();
      const made = await this.make(making);
      if (!made.lasting) throw new Uncacheable(made);
      return made.body;
    };
    try {
      const { bytes, etag, stale = false } = await this.cache.get(key, PAGE_TAGS, produce);
      return { status: 200, body: bytes, etag, movedTo: null, whole: !stale, styles };
    } catch (error) {
      if (error instanceof Uncacheable) return tagged(error.made, styles);
      throw error;
    }
  }

  /**
   * The document of a page that somebody looks at before it is public: the frame alone, kept by nobody. What it shows is asked for by
   * the browser, with the token of the address.
   */
  async previewDocument(route: DocumentRoute, count: () => Promise<void>): Promise<MadeDocument> {
    await count();
    const [around, drawing] = await Promise.all([this.surroundings.of(route), this.drawing(route)]);
    const making = { route, url: addressOf(route, new URLSearchParams()), drawing };
    const page = await this.maker.framed(previewPage(route.language), making, around);
    const body = await this.render(route, page, drawing, null);
    const styles = hashesOf(this.sheetsOf(route, drawing));
    return { status: 200, body: Buffer.from(body), etag: contentTag(body), movedTo: null, whole: false, styles };
  }

  /** A staff document: the frame only, with a nonce for the office kit's style elements. */
  async staffDocument(route: DocumentRoute, nonce: string): Promise<string> {
    const [around, drawing] = await Promise.all([this.surroundings.of(route), this.drawing(route)]);
    const content = staffPage(route.language);
    const state = documentState(route, content, around, { isPublic: false });
    return this.render(route, { content, state, drawn: null, isOfRelease: false, around, whole: true }, drawing, nonce);
  }

  /** The page for whoever asks too much. */
  async tooMany(language: Language): Promise<MadeDocument> {
    const route: DocumentRoute = { kind: 'unknown', language, path: '/', owner: null };
    const drawing = await this.drawing(route);
    const { bytes, etag } = await this.cache.get(
      `too many ${drawing.tag}-${drawing.shell.stamp} ${language}`,
      PAGE_TAGS,
      async () => {
        const making = { route, url: localized('/', language), drawing };
        const page = await this.maker.framed(tooManyPage(language), making, await this.surroundings.of(route));
        return this.render(route, page, drawing, null);
      },
    );
    const styles = hashesOf(this.sheetsOf(route, drawing));
    return { status: 429, body: bytes, etag, movedTo: null, whole: true, styles };
  }

  /** Who draws a route now, once it can, and how long that may take. */
  private async drawing({ owner }: DocumentRoute): Promise<Drawing> {
    const [{ releases, tag }, shell] = await Promise.all([this.remotes.served(), this.shell.files()]);
    await this.pages.ready(shell, tag, releases.values());
    const release = (owner && releases.get(owner.remote)) ?? null;
    return { shell, release, tag, patience: Patience.ofDocument(this.config.drawWait) };
  }

  private async make(making: Making): Promise<Draft> {
    const { route, drawing } = making;
    const page = await this.maker.make(making);
    const { status, head } = page.content;
    const lacking = !page.around.whole;
    if (head.movedTo !== undefined) {
      const movedTo = localized(head.movedTo, route.language);
      return { status: 301, body: '', movedTo, whole: !lacking, lasting: false, lacking };
    }
    const whole = page.whole && !lacking;
    const body = await this.render(route, page, drawing, null);
    const lasting = whole && status === 200 && head.kept !== false && !page.isAnything;
    return { status, body, movedTo: null, whole, lasting, lacking };
  }

  /** Those of the page also where it turns out not to be drawn. */
  private sheetsOf({ owner }: DocumentRoute, { shell, release }: Drawing): Sheet[] {
    return [...frameSheets(shell), ...(release && owner ? pageSheets(release, owner.page) : [])];
  }

  private async render(
    route: DocumentRoute,
    { content, state, textsUrl = null, drawn, isOfRelease, around: { settings } }: Page,
    drawing: Drawing,
    nonce: string | null,
  ): Promise<string> {
    const { language, owner } = route;
    const { shell, release } = drawing;
    const isDrawn = isOfRelease && drawn !== null;
    const sheets = isDrawn ? this.sheetsOf(route, drawing) : frameSheets(shell);
    const { baseUrl } = this.config;
    const { crumbs = [], structuredData = [] } = content.head;
    const way = crumbs.length > 0 ? [breadcrumbNode(crumbs, baseUrl, language)] : [];
    const nodes = [agencyNode(settings, baseUrl, language), ...way, ...structuredData];
    return renderDocument({
      content,
      language,
      baseUrl,
      siteName: siteName(settings),
      settings,
      shell,
      release,
      page: owner?.page ?? null,
      nonce,
      drawn: isDrawn ? drawn : null,
      textsUrl,
      // The office's are files: its documents are kept by nobody, and its policy knows a nonce.
      sheets: nonce === null ? await this.sheets.inside(sheets) : sheets,
      structuredData: nonce === null && content.status === 200 ? nodes : [],
      state,
      body: drawn,
    });
  }
}

/** An answer that must not be kept. In place of one that lacks a part of the site the last whole one is shown. */
class Uncacheable extends AppError {
  constructor(readonly made: Draft) {
    super(made.lacking ? 503 : made.status, 'unavailable');
  }
}

const tagged = ({ lasting: _lasting, lacking: _lacking, body, ...made }: Draft, styles: string[]): MadeDocument => ({
  ...made,
  styles,
  body: Buffer.from(body),
  etag: contentTag(body),
});
