export const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Choices of the search (specification §9); the last one means five or more. */
export const TRAVELLERS = [
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5', label: '5+' },
] as const;

/** A month of an address, 1 to 12. */
export function readMonth(value: string | null): number | undefined {
  const month = Number(value);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : undefined;
}
