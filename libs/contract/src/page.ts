import type { Namespace, TFunction } from 'i18next';
import type { Language } from './languages.ts';

/** All that the document of a page may depend on, besides the answers to its queries. */
export interface PageRequest {
  language: Language;
  /** Without language prefix: `/packages/manta-week`. */
  path: string;
  /** Parts of the path that the route names: `{ slug: 'manta-week' }`. */
  params: Readonly<Record<string, string>>;
  /** Search parameters that the page declares, in the order of their names; there are no others. */
  search: URLSearchParams;
}

/** One public read of the API, by the client's name and with its argument: the page finds the answer under them. */
export interface PageQuery<Answer = unknown> {
  endpoint: string;
  arg: unknown;
  /** Without it there is a page all the same; otherwise an answer that is not there is a page that is not there. */
  optional?: true;
  /** What comes back; only its type is ever read. */
  readonly answer?: Answer;
}

/** The part of a read of the generated client that is needed. */
interface Read<Arg, Answer> {
  name: string;
  Types: { QueryArg: Arg; ResultType: Answer };
}

/** A read that a page needs: `ask(packagesApi.endpoints.getPackage, { lang, id: slug })`. */
export const ask = <Arg, Answer>({ name }: Read<Arg, Answer>, arg: NoInfer<Arg>): PageQuery<Answer> => ({
  endpoint: name,
  arg,
});

/** A read that a page can do without: its answer is null where there is none. */
export const askIfThere = <Arg, Answer>(read: Read<Arg, Answer>, arg: NoInfer<Arg>): PageQuery<Answer | null> => ({
  ...ask(read, arg),
  optional: true,
});

/** What a head is written with. */
export interface PageMaking extends PageRequest {
  /** Texts of the page's language: `texts('catalog')('home.title')`. */
  texts<N extends Namespace>(namespace: N): TFunction<N>;
  /** Absolute address of a path of this site: `https://atoll.example/packages`. */
  url(path: string): string;
}

/** A place on the way to a page. */
export interface Crumb {
  name: string;
  /** Without language prefix. */
  path: string;
}

/** What a document says of its page to search engines, shared links and whoever reads it without scripts. */
export interface PageHead {
  /** For the `<title>`; the name of the site is added. */
  title: string;
  description: string;
  /** Heading and first sentence where the page itself is not drawn; title and description unless said. */
  heading?: { title: string; lead?: string };
  /** Address without language prefix, with the parameters that make a page of its own; the page's path unless said. */
  canonical?: string;
  /** Not for search engines. */
  noindex?: boolean;
  /** The way here from the home page, this page last. */
  crumbs?: readonly Crumb[];
  /** Nodes of schema.org, with absolute addresses. The agency and the crumbs are added. */
  structuredData?: readonly object[];
  /** Picture of shared links, of which the file is a path of this site. */
  share?: { alt: string; variants: { share: string } } | null;
  type?: 'website' | 'product' | 'article';
  /** Address without language prefix under which the page stands, if not under this one. */
  movedTo?: string;
  /** False of an address that anybody may think of, such as a list of nothing: its document is made each time. */
  kept?: boolean;
}

/** Where the addresses of a page are found that search engines shall know. */
export interface PageSitemap {
  /**
   * A public read without pages whose items have what the route's pattern names: `{ slug, changed }` for `/packages/:slug`.
   * `changed` is the day (`YYYY-MM-DD`) on which an item changed last. A route that names nothing is one address, changed with the
   * last of the items.
   */
  query: PageQuery<readonly object[]>;
}

/**
 * What stands beside the component of a page: its data, and what its document says of it. It runs on the server alone, where
 * there is nothing but the language, and the same request makes the same page.
 */
export interface PageDeclaration<Answers extends object = Record<string, unknown>> {
  /**
   * Search parameters that the document shows. With one of `kept` alone it is kept for everybody; those of `free` have values
   * without number, and combinations are made each time.
   */
  search?: { kept?: readonly string[]; free?: readonly string[] };
  /** Reads of the API, side by side. */
  queries?(request: PageRequest): { readonly [Name in keyof Answers]: PageQuery<Answers[Name]> };
  /** Its head; `answers` by the names of the queries. */
  head(answers: Answers, making: PageMaking): PageHead;
  /** Words where what it needs is not there, instead of those of the site. */
  missing?(making: PageMaking): { title: string; lead?: string };
  /** Addresses for the sitemap: the route's own one (`true`), or one for each item. A page that is not there, or is `noindex`, is left out. */
  sitemap?: true | PageSitemap;
  /** False for a page that depends on what the browser keeps: the server draws its frame and heading. */
  drawn?: false;
}

/** Types a declaration: `export default definePage({ … })` in `package.page.ts`. */
export const definePage = <Answers extends object>(page: PageDeclaration<Answers>): PageDeclaration => page as never;

/** What the server reads of a page before anybody asks for it. */
export interface PageOutline {
  search: { kept: readonly string[]; free: readonly string[] };
  sitemap: true | { query: ReadyQuery } | null;
  drawn: boolean;
}

/** A read with its address: `/api/packages/manta-week/?lang=en`. */
export interface ReadyQuery extends PageQuery {
  url: string;
}
