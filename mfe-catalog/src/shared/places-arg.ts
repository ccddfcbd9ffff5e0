import type { ListDestinationsApiArg } from '@atoll/api-client/endpoints/destinations.gen';
import type { Language } from '@atoll/contract/languages';
import { PAGE_SIZE } from '@atoll/contract/rules';

/** Every place there is. */
export const placesArg = (lang: Language): ListDestinationsApiArg => ({ lang, pageSize: PAGE_SIZE.max });
