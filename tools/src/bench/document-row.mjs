// What a document costs: made anew, by the API and the process that draws its page, and kept.
import { cpuOfFamily, load } from './measure.mjs';
import { startSite } from '../site.mjs';

const AMOUNT = 300;

/** Another spelling of an address: the same document, which is kept under none. */
const spelledAnew = (slug) => `/packages/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;

/** CPU of API and drawing process for a document, made and kept; the share of made ones whose page was drawn by its remote. */
export async function documents() {
  const site = await startSite();
  try {
    const { results } = await (await fetch(`${site.url}/api/packages/?page_size=50`)).json();
    const slugs = results.map(({ slug }) => slug);
    const kinds = {
      'detail, made': slugs.map(spelledAnew),
      'list, made': Array.from({ length: AMOUNT }, (_, n) => `/packages?search=atoll+${n}`),
      'detail, kept': slugs.slice(0, 5).map((slug) => `/packages/${slug}`),
    };
    const measured = [];
    for (const [what, paths] of Object.entries(kinds)) {
      const ask = (amount, connections) =>
        load({ base: site.url, paths, amount, connections, cpu: () => cpuOfFamily(site.apiPid()) });
      // Code that runs for the first time is compiled.
      await ask(AMOUNT, 1);
      const { cpuMs, p50, p99 } = await ask(AMOUNT, 1);
      const answers = await Promise.all(paths.slice(0, 5).map(async (path) => (await fetch(site.url + path)).text()));
      const drawn = answers.filter((html) => html.includes('"rendered":{')).length;
      const isMade = what.endsWith('made');
      measured.push({
        row: 'P16 documents',
        what,
        figure: `${cpuMs.toFixed(1)} ms CPU, p50 ${p50} ms, p99 ${p99} ms, ${drawn} of ${answers.length} drawn`,
        floor: `${isMade ? 25 : 1.5} ms CPU, all drawn`,
        ok: cpuMs <= (isMade ? 25 : 1.5) && drawn === answers.length,
      });
    }
    return measured;
  } finally {
    await site.stop();
  }
}
