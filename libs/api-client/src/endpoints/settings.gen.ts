// Generated from api/openapi.json by `npm run generate`.
import { api } from '@atoll/api-client/base';
export const addTagTypes = ['settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSiteSettings: build.query<GetSiteSettingsApiResponse, GetSiteSettingsApiArg>({
        query: () => ({ url: `/api/settings/site/` }),
        providesTags: ['settings'],
      }),
      updateSiteSettings: build.mutation<UpdateSiteSettingsApiResponse, UpdateSiteSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/site/`,
          method: 'PATCH',
          body: queryArg.writeSiteSettingsDto,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as settingsApi };
export type GetSiteSettingsApiResponse = /** status 200 The answer. */ EditableSiteSettingsDto;
export type GetSiteSettingsApiArg = void;
export type UpdateSiteSettingsApiResponse = /** status 200 The answer. */ EditableSiteSettingsDto;
export type UpdateSiteSettingsApiArg = {
  /** Version that the change is based on, as the `ETag` of a read had it. Without it the answer is 428. */
  'If-Match': string;
  writeSiteSettingsDto: WriteSiteSettingsDto;
};
export type WriteSocialLinkDto = {
  name: string;
  url: string;
};
export type ClaimTextDto = {
  en?: string;
  ru?: string;
  zh?: string;
};
export type WriteClaimDto = {
  value: string;
  visible?: boolean;
  text: ClaimTextDto;
};
export type StoredSiteWordsDto = {
  site_title: string;
  site_description: string;
  footer_text: string;
  hero_title: string;
  hero_subtitle: string;
};
export type StoredSiteTextsDto = {
  en: StoredSiteWordsDto;
  ru: StoredSiteWordsDto;
  zh: StoredSiteWordsDto;
};
export type EditableSiteSettingsDto = {
  whatsapp_number: string;
  contact_phone: string;
  contact_email: string;
  social: WriteSocialLinkDto[];
  claims: WriteClaimDto[];
  reply_promise_hours: number;
  terms_version: string;
  legal_entity: string | null;
  tourism_licence_no: string | null;
  bank_details: string | null;
  hero: number | null;
  texts: StoredSiteTextsDto;
  /** Prices and charges are in it; it cannot change. */
  base_currency: 'USD';
  /** Set among the languages. */
  default_language: 'en' | 'ru' | 'zh';
  /** Codes of the active languages in their order, the agency's own among them. Set among the languages. */
  enabled_languages: string[];
  /** For `If-Match`. */
  version: number;
  updated_at: string;
};
export type ErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
};
export type ServerErrorDto = {
  /** What happened, in the caller's language. */
  detail: string;
  /** Stable code, the same in every language. */
  code: string;
  /** Found again in the log and in the error reports. */
  error_id: string;
};
export type SiteWordsDto = {
  site_title?: string | null;
  site_description?: string | null;
  footer_text?: string | null;
  /** For a homepage without a hero of its own. */
  hero_title?: string | null;
  hero_subtitle?: string | null;
};
export type SiteTextsDto = {
  en?: SiteWordsDto;
  ru?: SiteWordsDto;
  zh?: SiteWordsDto;
};
export type WriteSiteSettingsDto = {
  /** Digits for wa.me links: 10 to 15 of them (specification §5). */
  whatsapp_number?: string;
  contact_phone?: string;
  contact_email?: string;
  social?: WriteSocialLinkDto[];
  claims?: WriteClaimDto[];
  /** Hours within which an answer is promised. */
  reply_promise_hours?: number;
  /** Version of the terms that bookings accept from now on. */
  terms_version?: string;
  legal_entity?: string | null;
  tourism_licence_no?: string | null;
  /** For invoices; visitors never see it. */
  bank_details?: string | null;
  /** Id of the picture of a homepage without a hero of its own. */
  hero?: number | null;
  /** The named words are replaced. */
  texts?: SiteTextsDto;
};
export const { useGetSiteSettingsQuery, useLazyGetSiteSettingsQuery, useUpdateSiteSettingsMutation } = injectedRtkApi;
