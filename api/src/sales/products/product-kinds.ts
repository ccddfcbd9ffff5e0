/** What is sold: trips, and nights in rooms of a resort. */
export const PRODUCT_KINDS = ['package', 'resort'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];
