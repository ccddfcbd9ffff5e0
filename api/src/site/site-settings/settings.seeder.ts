import { type ByLanguage, announce, demoVersion, readDemo } from '../../content/listing/demo-files.js';
import type { AmenityGroup } from '../../content/listing/codes.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { Media } from '../../content/media/media.entity.js';
import { CurrencyRate } from '../currencies/currency-rate.entity.js';
import { Currency } from '../currencies/currency.entity.js';
import {
  CANCELLATION_LABELS,
  DEFAULT_LANGUAGES,
  DEFAULT_RATES,
  DEFAULT_RATES_DAY,
  DEFAULT_RATES_SOURCE,
} from '../currencies/default-rates.js';
import { Language } from '../../texts/languages/language.entity.js';
import { type Claim, Setting, type SiteTexts } from './setting.entity.js';
import { Term } from '../../content/listing/term.entity.js';

/** `api/demo/site.json`. */
export interface DemoSite {
  settings: {
    whatsapp_number: string;
    contact_phone: string;
    contact_email: string;
    social: { name: string; url: string }[];
    claims: Claim[];
  };
  atolls: Record<string, ByLanguage<string>>;
  categories: Record<string, ByLanguage<{ name: string; description: string }>>;
  experience_categories: Record<string, ByLanguage<string>>;
  gateways: Record<string, ByLanguage<string>>;
  amenities: Record<string, { group: AmenityGroup; icon: string; is_filterable?: boolean; text: ByLanguage<string> }>;
  faq_categories: Record<string, ByLanguage<string>>;
  post_categories: Record<string, ByLanguage<string>>;
  text: ByLanguage<SiteTexts>;
}

/** Currencies and languages that every installation starts with. */
export const defaultsSeeder: Seeder = {
  name: 'currencies and languages',
  demo: false,
  version: '2',
  async run(em, { clock }) {
    const currencies = new Map((await em.find(Currency, {})).map((currency) => [currency.code, currency]));
    const languages = new Set((await em.find(Language, {})).map(({ code }) => code));
    const day = { asOf: DEFAULT_RATES_DAY, source: DEFAULT_RATES_SOURCE, createdBy: null };
    for (const [index, { rate, ...values }] of DEFAULT_RATES.entries()) {
      const stored = currencies.get(values.code);
      if (stored?.updatedBy === null) stored.names = values.names;
      if (stored) continue;
      const currency = new Currency({ ...values, position: index + 1 });
      em.persist([currency, new CurrencyRate(currency, { rate, ...day }, clock.now())]);
    }
    for (const [index, language] of DEFAULT_LANGUAGES.entries()) {
      const state = {
        direction: 'ltr',
        isActive: true,
        isDefault: language.code === 'en',
        position: index + 1,
      } as const;
      if (!languages.has(language.code)) em.persist(new Language({ ...language, ...state }));
    }
    await em.flush();
    await announce(em, 'settings');
  },
};

type TermValues = Omit<Term, 'updatedBy'>;

function termsOf({ atolls, experience_categories, gateways, faq_categories, post_categories }: DemoSite): TermValues[] {
  const plain = (kind: Term['kind'], labels: Record<string, Record<string, string>>): TermValues[] =>
    Object.entries(labels).map(([code, text], index) => {
      return { kind, code, labels: text, group: null, icon: null, position: index + 1 };
    });
  return [
    ...plain('atoll', atolls),
    ...plain('experience_category', experience_categories),
    ...plain('gateway', gateways),
    ...plain('cancellation', CANCELLATION_LABELS),
    ...plain('faq_category', faq_categories),
    ...plain('post_category', post_categories),
  ];
}

/** What the codes of the catalogue are called; part of every installation. */
export const termsSeeder: Seeder = {
  name: 'terms',
  demo: false,
  version: demoVersion,
  async run(em) {
    const stored = new Map((await em.find(Term, {})).map((term) => [`${term.kind} ${term.code}`, term]));
    for (const values of termsOf(readDemo<DemoSite>('site'))) {
      const term = stored.get(`${values.kind} ${values.code}`);
      if (!term) em.persist(new Term(values));
      else if (term.updatedBy === null) Object.assign(term, values);
    }
    await em.flush();
    await announce(em, 'settings');
  },
};

/** Picture of the first view, the first of these that exists. */
const HERO_KEYS = ['atoll-morning', 'villas-drone', 'jetty-sunset'];

/** Names, contacts and words of the site. Without the demo agency they are the start of one's own. */
export const settingsSeeder: Seeder = {
  name: 'settings',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const { settings, text } = readDemo<DemoSite>('site');
    const pictures = await em.find(Media, { key: { $in: HERO_KEYS } });
    const hero = HERO_KEYS.map((key) => pictures.find((picture) => picture.key === key)).find(Boolean) ?? null;
    const values = {
      whatsappNumber: settings.whatsapp_number,
      contactPhone: settings.contact_phone,
      contactEmail: settings.contact_email,
      social: settings.social,
      claims: settings.claims,
      texts: text,
      hero,
    };
    const stored = await em.findOne(Setting, { id: 1 });
    if (!stored) em.persist(new Setting(values, clock.now()));
    else if (stored.updatedBy === null) Object.assign(stored, values, { updatedAt: clock.now() });
    await em.flush();
    await announce(em, 'settings');
  },
};
