/** A ring of reef as it lies in the sea, roughly: its middle, and half its height and width. Degrees north and east. */
type Atoll = readonly [lat: number, lng: number, height: number, width: number];

/** Velana, where nearly every journey begins. */
export const AIRPORT = { lat: 4.1918, lng: 73.5291 } as const;

/** The double chain from north to south: natural atolls, not the districts that are named after them. */
export const ATOLLS: readonly Atoll[] = [
  [6.97, 72.93, 0.1, 0.1],
  [6.65, 73.05, 0.27, 0.12],
  [6.35, 72.65, 0.13, 0.05],
  [6.05, 73.25, 0.38, 0.15],
  [5.6, 72.93, 0.31, 0.13],
  [5.43, 73.47, 0.16, 0.14],
  [5.13, 72.98, 0.18, 0.16],
  [4.95, 73.45, 0.03, 0.03],
  [4.87, 72.95, 0.05, 0.07],
  [4.75, 73.45, 0.06, 0.08],
  [4.43, 72.96, 0.02, 0.02],
  [4.42, 73.53, 0.27, 0.15],
  [4.28, 72.97, 0.05, 0.05],
  [3.99, 73.47, 0.18, 0.1],
  [3.87, 72.83, 0.42, 0.14],
  [3.55, 73.46, 0.18, 0.16],
  [3.13, 72.95, 0.13, 0.11],
  [2.95, 73.52, 0.22, 0.12],
  [2.78, 72.92, 0.19, 0.12],
  [2.33, 73.15, 0.19, 0.21],
  [1.95, 73.42, 0.16, 0.18],
  [0.55, 73.28, 0.34, 0.31],
  [-0.3, 73.42, 0.03, 0.02],
  [-0.63, 73.15, 0.07, 0.1],
];
