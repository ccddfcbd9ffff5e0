import { type ByLanguage, announce, demoVersion, readDemo } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { seedContent } from '../../content/editing/content-seed.js';
import { readLibrary } from '../../content/media/media.seeder.js';
import type { DemoSettings } from '../site-settings/settings.seeder.js';
import { PageHero, PageHeroText, type PageKey } from './page-hero.entity.js';

/** An entry of `api/demo/heroes.json`. The words of `home` stand among those of the site. */
interface DemoHero {
  page_key: PageKey;
  image: string;
  overlay_opacity: number;
  cta_url: string | null;
  text: ByLanguage<{ title?: string; subtitle?: string; cta_label?: string }>;
}

/** First views of the demo agency's pages. */
export const pageHeroesSeeder: Seeder = {
  name: 'page heroes',
  demo: true,
  version: demoVersion,
  async run(em, { clock }) {
    const site = readDemo<DemoSettings>('site').text;
    const library = await readLibrary(em);
    await seedContent(em, clock.now(), {
      kind: 'page_hero',
      entity: PageHero,
      text: PageHeroText,
      demos: readDemo<DemoHero[]>('heroes').map((demo) => ({ ...demo, slug: demo.page_key })),
      facts: (demo) => ({
        pageKey: demo.page_key,
        image: library.get(demo.image) ?? null,
        imageMobile: null,
        focalX: null,
        focalY: null,
        overlayOpacity: demo.overlay_opacity,
        ctaUrl: demo.cta_url,
        active: true,
        activeFrom: null,
        activeTo: null,
        position: 1,
      }),
      words: (own, language) => ({
        title: own.title ?? site[language].hero_title,
        subtitle: own.subtitle ?? site[language].hero_subtitle,
        ctaLabel: own.cta_label ?? null,
      }),
    });
    await announce(em, 'heroes', 'settings');
  },
};
