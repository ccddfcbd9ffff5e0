import { type ByLanguage, announce, demoVersion, languagesOf, readDemo } from '../catalogue/demo-files.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import { cleanHtml } from '../rich-text/rich-text.js';
import { CulturalContent, CulturalContentText, type CulturalType } from './cultural-content.entity.js';

/** An entry of `api/demo/culture.json`; a body is paragraphs. */
interface DemoEntry {
  slug: string;
  content_type: CulturalType;
  phrase?: string;
  image?: string;
  text: ByLanguage<{ title: string; body: string[]; pronunciation?: string }>;
}

/** What a guest should know, as the demo agency tells it. */
export const culturalContentSeeder: Seeder = {
  name: 'cultural content',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const known = new Map((await em.find(CulturalContent, {})).map((entry) => [entry.slug, entry]));
    const retired = await retiredSlugs(em, 'cultural_content');
    for (const [index, demo] of readDemo<DemoEntry[]>('culture').entries()) {
      const stored = known.get(demo.slug);
      if (stored?.touched || retired.has(demo.slug)) continue;
      const facts = {
        contentType: demo.content_type,
        phrase: demo.phrase ?? null,
        image: library.get(demo.image ?? '') ?? null,
        validFrom: null,
        validTo: null,
        position: index + 1,
      };
      const entry = stored ?? new CulturalContent(demo.slug, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(CulturalContentText, { culturalContent: stored });
      }
      entry.publish(clock.now());
      em.persist(entry);
      for (const [language, { title, body, pronunciation }] of languagesOf(demo.text)) {
        const html = cleanHtml(body.map((text) => `<p>${text}</p>`).join(''));
        em.persist(
          new CulturalContentText(entry, language, { title, body: html, pronunciation: pronunciation ?? null }),
        );
      }
    }
    await em.flush();
    await announce(em, 'culture');
  },
};
