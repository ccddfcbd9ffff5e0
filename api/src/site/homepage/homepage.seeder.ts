import { type ByLanguage, announce, demoVersion, languagesOf, readDemo } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { HomepageSection, type HomepageSectionType, type SectionTexts } from './homepage-section.entity.js';
import type { DemoSettings } from '../site-settings/settings.seeder.js';
import type { SiteTexts } from '../site-settings/setting.entity.js';

/** Sections whose words stand among those of the site. */
type SiteSection = 'featured' | 'destinations' | 'resorts' | 'promise' | 'trip_request';

/** An entry of `api/demo/homepage.json`. */
interface DemoSection {
  type: HomepageSectionType;
  visible: boolean;
  config?: { limit?: number };
  texts?: Partial<ByLanguage<SectionTexts>>;
  site?: SiteSection;
}

const OF_SITE: Record<SiteSection, (texts: SiteTexts) => SectionTexts> = {
  featured: (texts) => ({ title: texts.featured_title, subtitle: texts.featured_subtitle }),
  destinations: (texts) => ({ title: texts.destinations_title, subtitle: texts.destinations_subtitle }),
  resorts: (texts) => ({ title: texts.resorts_title, subtitle: texts.resorts_subtitle }),
  promise: (texts) => ({ title: texts.promise_title, items: texts.promises }),
  trip_request: (texts) => ({ title: texts.trip_request_title, subtitle: texts.trip_request_body }),
};

function textsOf({ texts, site }: DemoSection, words: DemoSettings['text']): Record<string, SectionTexts> {
  if (site === undefined) return { ...texts };
  return Object.fromEntries(languagesOf(words).map(([language, own]) => [language, OF_SITE[site](own)]));
}

/** Sections of the homepage; part of every installation. */
export const homepageSeeder: Seeder = {
  name: 'homepage',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const { text } = readDemo<DemoSettings>('site');
    const known = new Map((await em.find(HomepageSection, {})).map((section) => [section.type, section]));
    for (const [index, demo] of readDemo<DemoSection[]>('homepage').entries()) {
      const { type, visible, config = {} } = demo;
      const values = { type, visible, config, position: index + 1, texts: textsOf(demo, text) };
      const stored = known.get(type);
      if (!stored) em.persist(new HomepageSection(values, clock.now()));
      else if (stored.updatedBy === null) Object.assign(stored, values, { updatedAt: clock.now() });
    }
    await em.flush();
    await announce(em, 'settings');
  },
};
