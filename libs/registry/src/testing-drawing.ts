import { createHash } from 'node:crypto';
import type { Bundle } from './drawing-process.ts';

/** Server bundles by hand, for the tests of everything that draws. */
export const aBundle = (name: string, source: string): Bundle => {
  const code = new TextEncoder().encode(source);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { name, integrity, read: () => Promise.resolve(code) };
};

/**
 * A shell that draws what the page of the remote returns, between its own bar and foot; without a remote the heading. It hands the
 * declarations on as they are: queries have their addresses already.
 */
export const SHELL_SOURCE = `
exports.shared = { react: { createElement: (name) => name } };
const requestOf = ({ params, language, url }) => {
  const { pathname, searchParams: search } = new URL(url, 'http://site.invalid');
  return { params, language, search, path: pathname.replace(/^\\/(ru|zh)(?=\\/)/, '') };
};
const asked = (job, { pages }) => Object.entries(pages?.[job.page]?.queries?.(requestOf(job)) ?? {});
exports.outline = ({ pages = {} }) =>
  Object.fromEntries(Object.entries(pages).map(([name, { search = {}, sitemap = null, drawn = true }]) =>
    [name, { search: { kept: [], free: [], ...search }, sitemap, drawn }]));
exports.plan = (job, remote) => asked(job, remote).map(([, query]) => query);
exports.head = (job, remote) => {
  if (job.state.status) {
    const words = remote.pages?.[job.page]?.missing?.(requestOf(job));
    return words ? { title: words.title, description: words.lead } : null;
  }
  const answer = ({ endpoint }) => job.state.queries.find((query) => query.endpoint === endpoint)?.data ?? null;
  const answers = Object.fromEntries(asked(job, remote).map(([name, query]) => [name, answer(query)]));
  return remote.pages?.[job.page]?.head(answers, { ...requestOf(job), url: (path) => job.origin + path }) ?? null;
};
exports.render = async ({ remote, page, url, language, state }, bundle) => {
  if (!remote) return { html: '<h1 class="heading">' + (state.heading?.title ?? 'Not here') + '</h1>', preloads: '' };
  const draw = bundle.contract.pages[page];
  const html = await draw({ url, language, state });
  const said = { common: ['language.label', 'nobody.said.so', '__proto__'], errors: 'loading', unknown: ['x'] };
  const texts = url.includes('=says') ? said : undefined;
  return { texts, html: '<main>' + html + '</main>', preloads: '<link rel="preload" as="image" href="/' + page + '.webp">' };
};`;

/**
 * A remote with these pages: the body of a function of `{ url, language, state }` each, run when the page is drawn. They say their name,
 * and depend on the parameter `search`, which has values without number.
 */
export const remoteSource = (pages: Record<string, string>, atFirst = ''): string =>
  `${atFirst};exports.contract = { pages: {${Object.entries(pages)
    .map(([name, body]) => `${JSON.stringify(name)}: ({ url, language, state }) => { ${body} }`)
    .join(',')}} };
  exports.pages = {${Object.keys(pages)
    .map(
      (name) =>
        `${JSON.stringify(name)}: { search: { free: ['search'] }, head: () => (${JSON.stringify(aHead(name))}) }`,
    )
    .join(',')}};`;

const aHead = (name: string) => ({ title: `The ${name} page`, description: 'Of a test.' });
