import type { BookingDto } from '@atoll/api-client/endpoints/bookings.gen';
import { LENGTHS } from '@atoll/contract/rules';

/** Most characters of a message or note of a booking. */
export const MESSAGE_MAX = LENGTHS.message.max;

/** What every dialog of a step is given. */
export interface StepDialogProps {
  booking: BookingDto;
  onClose: () => void;
  /** The step was taken. */
  onDone: () => void;
}
