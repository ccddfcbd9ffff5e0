/** Letters of a title of which search engines show the whole. */
const SHOWN = 65;

/** Cuts at a word's end; for titles and descriptions of search engines. */
export function shortened(text: string, limit: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= limit) return flat;
  const cut = flat.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** What a document is called, by the server and in the browser: `Title · Site`, short enough for search engines. */
export const documentTitle = (title: string, siteName: string): string =>
  title.includes(siteName) ? title : `${shortened(title, SHOWN)} · ${siteName}`;
