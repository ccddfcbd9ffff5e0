import type { IconName } from '@atoll/ui/icon';

const ICONS: Record<string, IconName> = {
  seaplane: 'seaplane',
  speedboat: 'speedboat',
  private_yacht: 'speedboat',
  domestic_flight: 'flight',
  domestic_flight_plus_speedboat: 'flight',
  ferry: 'ferry',
};

/** The drawing of a way to travel; a pin for one without a drawing of its own. */
export const modeIcon = (mode: string): IconName => ICONS[mode] ?? 'pin';
