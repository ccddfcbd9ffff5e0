import type { InlineQuery } from '@atoll/contract/document';
import type { PictureAnswer } from './answers.js';
import type { Html } from './html.js';

/** One document before it becomes HTML. */
export interface PageContent {
  status: number;
  /** For the `<title>`; the site's name is added. */
  title: string;
  description: string;
  /** Address for canonical and alternates, without language prefix, with the filters that make a page of its own. */
  canonical: string | null;
  /** The content below the header. */
  main: Html;
  queries: InlineQuery[];
  structuredData: Record<string, unknown>[];
  /** Picture of shared links. */
  share: PictureAnswer | null;
  /** The largest picture of the first view, as it is shown. */
  preload: { href: string; srcset: string; sizes: string } | null;
  /** Not for search engines. */
  hidden?: boolean;
  openGraphType: 'website' | 'product' | 'article';
}
