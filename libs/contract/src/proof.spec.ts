import { describe, expect, it } from '@jest/globals';
import { PROOF, proofFault } from './proof.ts';

describe('a proof of a transfer', () => {
  it.each([
    [PROOF.bytes, 'application/pdf', null],
    [PROOF.bytes + 1, 'application/pdf', 'large'],
    [10, 'image/png', null],
    [10, '', null],
    [10, 'text/csv', 'kind'],
  ])('of %s bytes and type "%s": %s', (size, type, fault) => {
    expect(proofFault({ size, type })).toBe(fault);
  });
});
