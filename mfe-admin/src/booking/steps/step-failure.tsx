import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@atoll/api-client/base';
import type { BookingStatus } from '@atoll/api-client/endpoints/bookings.gen';
import { errorText } from '@atoll/i18n/error-text';
import { Notice } from '@atoll/ui/notice';

/** Why a step was not taken, and where the booking stands by now when somebody else was faster. */
export function StepFailure({ failure, children }: { failure: ApiError | undefined; children?: ReactNode }) {
  const { t } = useTranslation('admin');
  if (!failure) return null;
  const status = failure.body?.status as BookingStatus | undefined;
  return (
    <Notice kind="error">
      <p>{errorText(failure)}</p>
      {failure.code === 'invalid_transition' && status && <p>{t('step.nowIs', { status: t(`status.${status}`) })}</p>}
      {children}
    </Notice>
  );
}
