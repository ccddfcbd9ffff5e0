import { type ApiError, ifMatch, isApiError } from '@atoll/api-client/base';
import {
  type EditableSiteSettingsDto,
  type WriteSiteSettingsDto,
  useUpdateSiteSettingsMutation,
} from '@atoll/api-client/endpoints/settings.gen';
import { bodyOf } from '../content/changes';
import type { Write } from '../content/use-form';
import { documentOf, fieldOf } from './site-kind';

/** What the API said against a change, in the form's names. */
function inForm(error: ApiError): ApiError {
  const current = error.body?.['current'] as EditableSiteSettingsDto | undefined;
  const fields = Object.entries(error.fields ?? {}).map(([name, messages]) => [fieldOf(name), messages] as const);
  return {
    ...error,
    ...(error.fields && { fields: Object.fromEntries(fields) }),
    ...(current && { body: { ...error.body, current: documentOf(current) } }),
  };
}

/** Stores what has changed of the agency's settings. */
export function useWriteSite(): Write {
  const [update] = useUpdateSiteSettingsMutation();
  return async ({ document: { version }, base, mine }) => {
    const { translations, ...members } = bodyOf({ method: 'PATCH' }, base, mine);
    const writeSiteSettingsDto = { ...members, ...(translations !== undefined && { texts: translations }) };
    try {
      const request = {
        'If-Match': ifMatch(version),
        writeSiteSettingsDto: writeSiteSettingsDto as WriteSiteSettingsDto,
      };
      return documentOf(await update(request).unwrap());
    } catch (error) {
      throw isApiError(error) ? inForm(error) : error;
    }
  };
}
