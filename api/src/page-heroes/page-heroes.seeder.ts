import { type ByLanguage, announce, demoVersion, languagesOf, readDemo } from '../catalogue/demo-files.js';
import type { Seeder } from '../database/seeder.js';
import { retiredSlugs } from '../editing/retired-slugs.js';
import { Media } from '../media/media.entity.js';
import type { DemoSite } from '../settings/settings.seeder.js';
import { PageHero, PageHeroText, type PageHeroWords, type PageKey } from './page-hero.entity.js';

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
    const site = readDemo<DemoSite>('site').text;
    const library = new Map((await em.find(Media, {})).map((media) => [media.key, media]));
    const known = new Map((await em.find(PageHero, {})).map((hero) => [hero.slug, hero]));
    const retired = await retiredSlugs(em, 'page_hero');
    for (const demo of readDemo<DemoHero[]>('heroes')) {
      const stored = known.get(demo.page_key);
      if (stored?.touched || retired.has(demo.page_key)) continue;
      const facts = {
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
      };
      const hero = stored ?? new PageHero(demo.page_key, facts, clock.now());
      if (stored) {
        Object.assign(stored, facts, { updatedAt: clock.now() });
        // The connection of a transaction takes one statement after the other.
        // oxlint-disable-next-line no-await-in-loop
        await em.nativeDelete(PageHeroText, { pageHero: stored });
      }
      hero.publish(clock.now());
      em.persist(hero);
      for (const [language, own] of languagesOf(demo.text)) {
        const words: PageHeroWords = {
          title: own.title ?? site[language].hero_title,
          subtitle: own.subtitle ?? site[language].hero_subtitle,
          ctaLabel: own.cta_label ?? null,
        };
        em.persist(new PageHeroText(hero, language, words));
      }
    }
    await em.flush();
    await announce(em, 'heroes', 'settings');
  },
};
