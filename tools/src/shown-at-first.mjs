/** What a document shows before a script has run: its HTML without what it carries for scripts. */
export async function shownAtFirst(address) {
  const html = await (await fetch(address)).text();
  return html.replaceAll(/<script\b[^]*?<\/script>/g, '');
}
