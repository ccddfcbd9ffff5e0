import { type ByLanguage, announce, demoVersion, readDemo } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { readLibrary } from '../../content/media/media.seeder.js';
import { cleanHtml } from '../../content/rich-text/rich-text.js';
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
    const library = await readLibrary(em);
    await seedContent(em, clock.now(), {
      kind: 'cultural_content',
      entity: CulturalContent,
      text: CulturalContentText,
      demos: readDemo<DemoEntry[]>('culture'),
      facts: (demo, index) => ({
        contentType: demo.content_type,
        phrase: demo.phrase ?? null,
        image: library.get(demo.image ?? '') ?? null,
        validFrom: null,
        validTo: null,
        position: index + 1,
      }),
      words: ({ title, body, pronunciation }) => ({
        title,
        body: cleanHtml(body.map((text) => `<p>${text}</p>`).join('')),
        pronunciation: pronunciation ?? null,
      }),
    });
    await announce(em, 'culture');
  },
};
