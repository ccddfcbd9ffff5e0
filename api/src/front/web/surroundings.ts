import { Injectable } from '@nestjs/common';
import type { DocumentState, InlineQuery } from '@atoll/contract/document';
import type { Drawn } from '@atoll/contract/drawing';
import { paths } from '@atoll/contract/paths';
import type { RemoteSet } from '@atoll/contract/release';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { RemotesService } from '../../texts/remotes/remotes.service.js';
import type { DocumentRoute } from './document-route.js';
import { DocumentSource, type ReadTexts, type SiteSettings } from './document-source.js';
import { navNamespaces } from './frame.js';
import type { PageContent } from './page-content.js';
import { publicRemotes } from './public-remotes.js';

const NAMESPACES = ['common', 'errors', 'shell'];

/** What stands around a page. */
export interface Around {
  set: RemoteSet;
  /** The frame's own query; null where the site has no content yet, or it cannot be read. */
  homepage: InlineQuery | null;
  settings: SiteSettings | null;
  texts: ReadTexts;
  /** False when a part could not be read. */
  whole: boolean;
}

@Injectable()
export class Surroundings {
  constructor(
    private readonly remotes: RemotesService,
    private readonly source: DocumentSource,
  ) {}

  /** Texts, site settings and releases for a page. */
  async of(route: DocumentRoute): Promise<Around> {
    const { language, owner } = route;
    const declarations = await this.remotes.declarations();
    // The login's frame has no links.
    const office = route.path === paths.login() ? [] : ['dashboard'];
    const areas = route.kind === 'staff' ? office : ['main', 'footer'];
    const own = owner ? [owner.namespace] : [];
    const namespaces = [...new Set([...NAMESPACES, ...navNamespaces(declarations, areas), ...own])];
    let isKnown = true;
    const { set } = await this.remotes.served();
    const [homepage, { whole, ...texts }] = await Promise.all([
      // A page is not lost when the site's settings cannot be read; a new site has none.
      this.source.homepage(language).catch((error: unknown) => {
        isKnown = error instanceof NotFoundError;
        return null;
      }),
      this.source.texts(language, namespaces.map(releasedIn(set))),
    ]);
    return { set, homepage, settings: homepage?.data.settings ?? null, texts, whole: whole && isKnown };
  }
}

/** A namespace as the texts of the release in front are asked for: another may be served when the browser reads them. */
const releasedIn =
  ({ remotes }: RemoteSet) =>
  (namespace: string): string => {
    const first = remotes.map(({ candidates }) => candidates[0]).find((it) => it?.declaration.namespace === namespace);
    return first ? `${namespace}@${first.version}` : namespace;
  };

/**
 * What the browser of a page is handed, and whoever draws it on the server, as JSON.
 * @param isPublic false in the office, whose documents know all remotes and no content
 */
export function documentState(
  { language }: DocumentRoute,
  { status, queries }: PageContent,
  { set, homepage, texts: { texts, version } }: Around,
  { isPublic = true, ...more }: Partial<DocumentState> & { isPublic?: boolean } = {},
): string {
  const isHomepage = ({ endpoint }: InlineQuery) => endpoint === homepage?.endpoint;
  const frame = isPublic && homepage && !queries.some(isHomepage) ? [homepage] : [];
  const state: DocumentState = {
    language,
    remotes: isPublic ? publicRemotes(set) : set,
    texts,
    textsVersion: version,
    queries: [...frame, ...queries],
    year: new Date().getUTCFullYear(),
    ...(status === 200 ? {} : { status }),
    ...more,
  };
  return JSON.stringify(state);
}

/**
 * What a document carries of the texts: those that the server drew it with, which are the ones the browser goes on with. It reads the
 * others beside its code, and not before something is seen.
 * @param said names of texts by namespace, as whoever drew it tells
 */
export function drawnTexts({ url, texts }: ReadTexts, said: Drawn['texts']): Partial<DocumentState> {
  if (!said) return {};
  const kept = Object.entries(texts).map(([namespace, own]) => {
    const names = Array.isArray(said[namespace]) ? said[namespace] : [];
    return [
      namespace,
      Object.fromEntries(names.flatMap((name) => (Object.hasOwn(own, name) ? [[name, own[name]]] : []))),
    ];
  });
  return { texts: Object.fromEntries(kept) as DocumentState['texts'], textsUrl: url };
}
