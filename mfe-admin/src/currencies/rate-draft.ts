/** How far a rate may move at once before it is asked whether it was meant: currencies move less, slips of the hand more. */
export const FAR = 0.1;

const RATE = /^\d{1,8}(\.\d{1,6})?$/;

/** A typed rate as the API takes it: a comma is a point, spaces are nothing; null for what is no rate. */
export function rateOf(typed: string): string | null {
  const text = typed.replaceAll(/\s/g, '').replace(',', '.');
  return RATE.test(text) && Number(text) > 0 ? text : null;
}

/** By which share a rate differs from the one before: 0.1 is ten per cent more. */
export const moved = (rate: string, before: number): number => (before > 0 ? Number(rate) / before - 1 : 0);

export const isFar = (rate: string, before: number): boolean => Math.abs(moved(rate, before)) > FAR;
