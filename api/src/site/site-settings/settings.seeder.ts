import { type ByLanguage, announce, demoVersion, readDemo } from '../../content/listing/demo-files.js';
import { Media } from '../../content/media/media.entity.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { type Claim, Setting, type SiteTexts } from './setting.entity.js';

/** `api/demo/site.json`. */
export interface DemoSettings {
  settings: {
    whatsapp_number: string;
    contact_phone: string;
    contact_email: string;
    social: { name: string; url: string }[];
    claims: Claim[];
  };
  text: ByLanguage<SiteTexts>;
}

/** Picture of the first view, the first of these that exists. */
const HERO_KEYS = ['atoll-morning', 'villas-drone', 'jetty-sunset'];

/** Names, contacts and words of the site. Without the demo agency they are the start of one's own. */
export const settingsSeeder: Seeder = {
  name: 'settings',
  demo: false,
  version: demoVersion,
  async run(em, { clock }) {
    const { settings, text } = readDemo<DemoSettings>('site');
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

/** Plainly made up, so that a transfer of the demo leads nobody's money anywhere. */
const NO_BANK = `Demo Bank of the Maldives (this bank does not exist)
Account name: Atoll Travel – demonstration only
Account: 0000 0000 0000 (USD)
SWIFT: DEMOMVM0
Do not send money: this is a demonstration.`;

/** An account to name in the demo, as long as nobody has changed the settings. */
export const demoBankSeeder: Seeder = {
  name: 'demo-bank',
  demo: true,
  version: '1',
  async run(em) {
    const stored = await em.findOne(Setting, { id: 1 });
    if (stored?.updatedBy === null && stored.bankDetails === null) stored.bankDetails = NO_BANK;
    await em.flush();
    await announce(em, 'settings');
  },
};
