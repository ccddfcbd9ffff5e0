import { Injectable, Logger } from '@nestjs/common';
import type { InlineQuery } from '@atoll/contract/document';
import type { Drawn } from '@atoll/contract/drawing';
import type { PageHead, PageOutline } from '@atoll/contract/page';
import { GoneError, NotFoundError } from '../../platform/errors/app-error.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
import { type DocumentRoute, paramsOf } from './document-route.js';
import { DocumentSource, NotPublicError, UnaskableError } from './document-source.js';
import { type Drawing, DrawnPages } from './drawn-pages.js';
import { siteName } from './frame.js';
import { type PageContent, notFoundPage, unavailablePage } from './page-content.js';
import { type Around, Surroundings, documentState, drawnTexts } from './surroundings.js';

/** One page on its way. */
export interface Making {
  route: DocumentRoute;
  /** Path and search, as far as the document is kept under them. */
  url: string;
  /** What is known of the page; null where nothing is declared, or nobody could say so. */
  outline: PageOutline | null;
  drawing: Drawing;
  /** False where nobody could be asked what the page is. */
  whole: boolean;
  /** True where only what the page says of itself is asked for: nothing is drawn. */
  saysOnly?: boolean;
}

/** A page as far as it is made: by its release, or in its stead. */
export interface Page {
  content: PageContent;
  /** JSON for the browser. */
  state: string;
  /** Where the texts are that the state has not; null where it has them all. */
  textsUrl?: string | null;
  /** Null where nobody draws. */
  drawn: Drawn | null;
  isOfRelease: boolean;
  around: Around;
  /** False where more was meant to be there: nobody should keep the document. */
  whole: boolean;
  /** True of an address that anybody may think of: nothing that was read says that there is such a page. */
  isAnything?: boolean;
}

/** What a page asked for. */
interface Read {
  queries: InlineQuery[];
  whole: boolean;
  isAnything?: boolean;
}

/** Makes pages as well as they can be made now: by their remote, or the shell's frame with a heading, or as words alone. */
@Injectable()
export class PageMaker {
  private readonly logger = new Logger('Documents');

  constructor(
    private readonly remotes: RemotesService,
    private readonly source: DocumentSource,
    private readonly surroundings: Surroundings,
    private readonly pages: DrawnPages,
  ) {}

  async make(making: Making): Promise<Page> {
    const [around, read] = await Promise.all([this.surroundings.of(making.route), this.read(making)]);
    if ('status' in read) return this.framed(await this.missed(read, making, around), making, around);
    // Nobody knows what the page would have been made of.
    if (!read.whole) return this.unknown(making, around);
    const page = await this.ofRelease(read.queries, making, around);
    return { ...page, isAnything: read.isAnything === true };
  }

  /** The shell's frame around the heading of a page, or nothing but its words. */
  async framed(
    content: PageContent,
    making: Pick<Making, 'route' | 'url' | 'drawing' | 'saysOnly'>,
    around: Around,
  ): Promise<Page> {
    const { route, url, drawing, saysOnly = false } = making;
    const { heading, isUnknown } = content;
    const state = documentState(route, content, around, isUnknown ? {} : { heading });
    const asked = { page: null, url, params: {}, language: route.language };
    const drawn = saysOnly ? null : await this.pages.frame(asked, drawing, state);
    const whole = saysOnly || drawn !== null || !this.pages.draws(drawing.shell);
    return { content, state, drawn, isOfRelease: false, around, whole };
  }

  /** A page of which nobody could be asked now, whether there is one: no search engine shall take it for one. */
  private async unknown(making: Making, around: Around): Promise<Page> {
    const content = { ...unsaidPage(making.route, around, []), canonical: null };
    return { ...(await this.framed(content, making, around)), whole: false };
  }

  /** What the page needs, or the page that stands in its place where there is none. */
  private async read({ route, url, outline, drawing, whole }: Making): Promise<Read | PageContent> {
    const { kind, language, owner } = route;
    if (kind === 'unknown' || !owner) return this.missing(route);
    const isOneOfMany = Object.keys(owner.params).length > 0;
    if (!outline) return { queries: [], whole, isAnything: isOneOfMany };
    const asked = { page: owner.page, url, params: owner.params, language };
    const plan = await this.pages.plan(asked, drawing);
    try {
      const answers = await Promise.all(plan.said.map((query) => this.source.answer(query)));
      const isAnything = isOneOfMany && plan.said.every(({ optional }) => optional);
      return { queries: answers.filter((answer) => answer !== null), whole: plan.whole, isAnything };
    } catch (error) {
      // Nobody but the page itself has said anything that could be wrong.
      const isOwnFault = error instanceof UnaskableError && !isOneOfMany && !url.includes('?');
      if (error instanceof NotFoundError && !isOwnFault) return notFoundPage(language);
      if (error instanceof GoneError) return notFoundPage(language, 410);
      if (error instanceof NotPublicError || isOwnFault) {
        this.pages.refuse(asked, drawing, error);
        return { queries: [], whole: false };
      }
      this.logger.error(`document ${url}: ${(error as Error).stack}`);
      return unavailablePage(language);
    }
  }

  /** An address that nobody declares. Where it is one of a remote without a usable release, it is there again in a while. */
  private async missing({ language, path }: DocumentRoute): Promise<PageContent> {
    const { set } = await this.remotes.served();
    const isAway = set.remotes.some(
      ({ candidates, away }) =>
        candidates.length === 0 && (!away || away.some((pattern) => paramsOf(pattern, path) !== null)),
    );
    return isAway ? unavailablePage(language) : notFoundPage(language);
  }

  /** A page that is not there, in the words that its release has for it. */
  private async missed(content: PageContent, { route, url, drawing }: Making, around: Around): Promise<PageContent> {
    const { owner, language } = route;
    if (!owner || ![404, 410].includes(content.status)) return content;
    const state = documentState(route, content, around);
    const asked = { page: owner.page, url, params: owner.params, language };
    const page = await this.pages.page(asked, drawing, { state, only: 'head' });
    if (!page?.head) return content;
    const { title, description } = page.head;
    const { isUnknown: _isUnknown, ...known } = content;
    return { ...known, head: { title, description, noindex: true }, heading: { title, lead: description } };
  }

  /** A page by its release: what it says, and how it looks; else its frame with a heading. */
  private async ofRelease(queries: InlineQuery[], making: Making, around: Around): Promise<Page> {
    const { route, url, outline, drawing } = making;
    const { owner, language } = route;
    const unsaid = unsaidPage(route, around, queries);
    const rendered = drawing.release && { remote: drawing.release.name, version: drawing.release.version };
    if (!owner || !rendered || !this.pages.speaks(drawing)) return this.framed(unsaid, making, around);
    // Without its data a page would only show that it waits for them.
    const isDrawn = outline?.drawn === true;
    const state = documentState(route, unsaid, around, { rendered });
    const asked = { page: owner.page, url, params: owner.params, language };
    const page = await this.pages.page(asked, drawing, { state, only: isDrawn ? undefined : 'head' });
    if (page?.head?.movedTo === route.path) {
      this.pages.refuse(asked, drawing, new Error(`${route.path} has moved to itself`));
      return { ...(await this.framed(unsaid, making, around)), whole: false };
    }
    const carried = () => {
      const texts = drawnTexts(around.texts, page?.drawn?.texts);
      return { state: documentState(route, unsaid, around, { rendered, ...texts }), textsUrl: texts.textsUrl ?? null };
    };
    const content = page?.head ? saidPage(page.head, route, queries) : unsaid;
    if (page?.drawn || page?.head?.movedTo !== undefined)
      return { content, ...carried(), drawn: page.drawn, isOfRelease: true, around, whole: page.whole };
    const framed = await this.framed(content, making, around);
    return { ...framed, whole: framed.whole && !isDrawn && page?.whole === true };
  }
}

/** A page that says nothing of itself: whose site it is on. */
function unsaidPage({ path }: DocumentRoute, { settings }: Around, queries: InlineQuery[]): PageContent {
  const title = siteName(settings);
  const description = settings?.site_description ?? '';
  return { status: 200, head: { title, description }, canonical: path, queries, heading: { title } };
}

function saidPage(head: PageHead, { path }: DocumentRoute, queries: InlineQuery[]): PageContent {
  const heading = head.heading ?? { title: head.title, lead: head.description };
  return { status: 200, head, canonical: head.canonical ?? path, queries, heading };
}
