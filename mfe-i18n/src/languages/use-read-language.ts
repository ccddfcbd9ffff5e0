import { useAppStore } from '@atoll/api-client/base';
import { type EditableLanguageDto, languagesApi } from '@atoll/api-client/endpoints/languages.gen';

/** Reads a language as it stands now, once: nothing reads it again when it has been deleted. */
export function useReadLanguage(): (code: string) => Promise<EditableLanguageDto> {
  const { dispatch } = useAppStore();
  return (code) =>
    dispatch(languagesApi.endpoints.getLanguage.initiate({ code }, { subscribe: false, forceRefetch: true })).unwrap();
}
