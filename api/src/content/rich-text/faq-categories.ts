/** What questions are about. Pages show those of a category in a block of their own. */
export const FAQ_CATEGORIES = [
  'booking',
  'payment',
  'transfer',
  'visa',
  'health',
  'money',
  'culture',
  'children',
  'diving',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];
