/** What a proof of a transfer may be, as the API takes it; what is in it decides, there alone. */
export const PROOF = {
  bytes: 5_242_880,
  accept: '.pdf,.jpg,.jpeg,.png',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
} as const;

/** Why a chosen file is none, as far as that can be said before it is sent; a file without a type may be one. */
export function proofFault({ size, type }: { size: number; type: string }): 'large' | 'kind' | null {
  if (size > PROOF.bytes) return 'large';
  return type === '' || (PROOF.types as readonly string[]).includes(type) ? null : 'kind';
}
