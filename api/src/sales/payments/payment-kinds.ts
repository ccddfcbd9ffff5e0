/** What an entry of the ledger is. */
export const PAYMENT_KINDS = ['payment', 'refund', 'adjustment', 'chargeback'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** How the money moved. */
export const PAYMENT_METHODS = ['bank_transfer', 'card', 'cash', 'bml_connect', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Only what is `captured` counts. The other three never do, and only `pending` becomes something else. */
export const PAYMENT_STATES = ['pending', 'captured', 'failed', 'cancelled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Files that prove a transfer (SETTLED: uploads). */
export const PROOF_TYPES = ['pdf', 'jpeg', 'png'] as const;
export type ProofType = (typeof PROOF_TYPES)[number];
