import { useTranslation } from 'react-i18next';

/** What happened, in words: `booking.confirmed` → “Booking confirmed”. */
export function useEventName(): (event: string) => string {
  const { t } = useTranslation('admin');
  return (event) => t(`webhooks.${event.replace('.', '_')}` as never, { defaultValue: event });
}
