/** Order of two texts by their characters, the same on every machine. */
export const byText = (one: string, other: string): number => Number(one > other) - Number(one < other);
