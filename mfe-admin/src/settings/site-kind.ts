import type { EditableSiteSettingsDto } from '@atoll/api-client/endpoints/settings.gen';
import type { ContentDocument, FormKind } from '../content/kind';

/** What the agency sets about itself, in the order in which it is asked for. */
export const SITE_KIND: FormKind = {
  path: 'settings',
  groups: [
    {
      id: 'contact',
      members: ['contact_email', 'contact_phone', 'whatsapp_number', 'reply_promise_hours', 'social'],
    },
    { id: 'agency', words: ['site_title', 'site_description', 'footer_text'] },
    { id: 'front', words: ['hero_title', 'hero_subtitle'], members: ['hero'] },
    { id: 'claims', members: ['claims'] },
    {
      id: 'papers',
      members: ['legal_entity', 'tourism_licence_no', 'taxpayer_no', 'terms_version', 'address', 'bank_details'],
    },
  ],
};

/** There is one of it. */
const ONLY = 1;

/** Always on the site, in every language. */
const LIFE = {
  status: 'published',
  publish_at: null,
  translation_status: { ru: 'published', zh: 'published' },
} as const;

/** The settings as a form holds them: the API calls their words `texts`. */
export const documentOf = ({ texts, ...members }: EditableSiteSettingsDto): ContentDocument => ({
  ...LIFE,
  ...members,
  id: ONLY,
  translations: { ...texts },
});

/** A dotted name of the API as the form has it, `texts.ru.site_title` under `translations`. */
export const fieldOf = (name: string): string => name.replace(/^texts\./, 'translations.');
