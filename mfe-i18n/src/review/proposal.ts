import type { TextHistoryDto, TextRevisionDto } from '@atoll/api-client/endpoints/translations.gen';

/** The approved text that an edit stands over; undefined where none was ever approved. */
export const approvedBefore = ({ results, version }: TextHistoryDto): TextRevisionDto | undefined =>
  results.find((revision) => revision.version < version && revision.status === 'approved' && revision.value !== null);
