import type { TestApp } from './create-test-app.js';

/** The list of the sitemap's files, and what all of them say together. Every file that is named has to be there. */
export async function readSitemap({ api }: TestApp): Promise<{ files: string[]; text: string }> {
  const { text: index } = await api().get('/sitemap.xml').expect(200);
  const files = [...index.matchAll(/<sitemap><loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const parts = await Promise.all(files.map(async (path) => (await api().get(path).expect(200)).text));
  return { files, text: parts.join('') };
}
