import type { InlineQuery } from '@atoll/contract/document';
import type { PageHead } from '@atoll/contract/page';
import { localized, paths } from '@atoll/contract/paths';
import type { Language } from '@atoll/contract/languages';
import { DOCUMENT_WORDS } from '../../texts/documents/document-words.js';

/** A document before it becomes HTML. */
export interface PageContent {
  status: number;
  head: PageHead;
  /** Address for canonical and alternates, without language prefix; null where no search engine shall come. */
  canonical: string | null;
  queries: InlineQuery[];
  /** Heading where nothing is drawn, and the one thing to do there. */
  heading: { title: string; lead?: string };
  action?: { label: string; path: string };
  /** The shell has words of its own for it. */
  isUnknown?: true;
}

const ownPage = (status: number, heading: PageContent['heading'], title = heading.title): PageContent => ({
  status,
  head: { title, description: heading.lead ?? '', noindex: true },
  canonical: null,
  queries: [],
  heading,
});

/** Login and office: nothing of them is public, the shell draws them after the login. */
export const staffPage = (language: Language): PageContent =>
  ownPage(200, {
    title: DOCUMENT_WORDS.say(language, 'office.title'),
    lead: DOCUMENT_WORDS.say(language, 'office.opening'),
  });

/** A page that is looked at before it is public. */
export const previewPage = (language: Language): PageContent =>
  ownPage(200, {
    title: DOCUMENT_WORDS.say(language, 'preview.title'),
    lead: DOCUMENT_WORDS.say(language, 'preview.body'),
  });

/** 404 or 410 in the visitor's language. */
export const notFoundPage = (language: Language, status = 404): PageContent => ({
  ...faultPage(language, status, 'notFound'),
  isUnknown: true,
  action: { label: DOCUMENT_WORDS.say(language, 'browse'), path: localized(paths.packages(), language) },
});

/** 503: the data cannot be read now; the shell tries again by itself. */
export const unavailablePage = (language: Language): PageContent => faultPage(language, 503, 'unavailable');

/** 429: nothing is broken, and waiting helps. */
export const tooManyPage = (language: Language): PageContent => faultPage(language, 429, 'tooMany');

function faultPage(language: Language, status: number, words: 'notFound' | 'unavailable' | 'tooMany'): PageContent {
  const say = (part: string) => DOCUMENT_WORDS.say(language, `${words}.${part}`);
  return ownPage(status, { title: say('title'), lead: say('body') });
}
