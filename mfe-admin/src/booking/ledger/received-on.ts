import { maldivesDay } from '@atoll/contract/days';

/** When money arrived, as it is sent: noon in Malé of the day that was chosen; nothing for today, which the server knows to the second. */
export const receivedOn = (day: string): { received_at?: string } =>
  day && day !== maldivesDay(new Date()) ? { received_at: new Date(`${day}T12:00:00+05:00`).toISOString() } : {};
