import { useTranslation } from 'react-i18next';
import type { ErrorGroupDto } from '@atoll/api-client/endpoints/errors.gen';
import type { TagTone } from '@atoll/ui/tag';

export const TONES: Record<ErrorGroupDto['status'], TagTone> = { new: 'danger', resolved: 'success', ignored: 'plain' };

/** The part of the site that an error came from. */
export function useErrorPlace(): (error: Pick<ErrorGroupDto, 'remote'>) => string {
  const { t } = useTranslation('admin');
  return ({ remote }) => remote ?? t('errorReports.shell');
}
