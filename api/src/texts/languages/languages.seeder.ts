import { announce } from '../../content/listing/demo-files.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { Language } from './language.entity.js';

/** Languages of the interface. */
const DEFAULT_LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English', flag: '🇬🇧' },
  { code: 'ru', name: 'Russian', nativeName: 'Русский', flag: '🇷🇺' },
  { code: 'zh', name: 'Chinese', nativeName: '中文', flag: '🇨🇳' },
] as const;

/** Languages that every installation starts with. */
export const languagesSeeder: Seeder = {
  name: 'languages',
  demo: false,
  version: '2',
  async run(em) {
    const stored = new Set((await em.find(Language, {})).map(({ code }) => code));
    for (const [index, language] of DEFAULT_LANGUAGES.entries()) {
      if (stored.has(language.code)) continue;
      const isDefault = language.code === 'en';
      em.persist(new Language({ ...language, direction: 'ltr', isActive: true, isDefault, position: index + 1 }));
    }
    await em.flush();
    await announce(em, 'settings');
  },
};
