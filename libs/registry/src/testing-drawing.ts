import { createHash } from 'node:crypto';
import type { Bundle } from './drawing-process.ts';

/** Server bundles by hand, for the tests of everything that draws. */
export const aBundle = (name: string, source: string): Bundle => {
  const code = new TextEncoder().encode(source);
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  return { name, integrity, read: () => Promise.resolve(code) };
};

/** A shell that draws what the page of the remote returns, between its own bar and foot; without a remote the title as heading. */
export const SHELL_SOURCE = `
exports.shared = { react: { createElement: (name) => name } };
exports.render = async ({ remote, page, url, language, state }, contract) => {
  if (!remote) return { html: '<h1 class="heading">' + state.title + '</h1>', preloads: '' };
  const draw = contract.pages[page];
  const html = await draw({ url, language, state });
  return { html: '<main>' + html + '</main>', preloads: '<link rel="preload" as="image" href="/' + page + '.webp">' };
};`;

/** A remote with these pages: the body of a function of \`{ url, language, state }\` each, run when the page is drawn. */
export const remoteSource = (pages: Record<string, string>, atFirst = ''): string =>
  `${atFirst};exports.contract = { pages: {${Object.entries(pages)
    .map(([name, body]) => `${JSON.stringify(name)}: ({ url, language, state }) => { ${body} }`)
    .join(',')}} };`;
