import { describe, expect, it } from '@jest/globals';
import { bankLines } from './bank.ts';

const said = (details: string) =>
  bankLines(details, (fact, value, label) => (fact === 'other' ? `${label}：${value}` : `<${fact}> ${value}`));

describe('bank details', () => {
  it('have the labels that are known in the words of the reader, and all values as they are', () => {
    const details =
      'Bank: Bank of Maldives\r\nAccount name: Atoll Travel\nACCOUNT NO. : 7770 (USD)\nBeneficiary：Atoll';
    expect(said(details)).toBe('<bank> Bank of Maldives\n<holder> Atoll Travel\n<account> 7770 (USD)\n<holder> Atoll');
  });

  it('keep a label of one word that is not known, with the colon of the reader', () => {
    expect(said('SWIFT: MALBMVMV\nIBAN：MV7 1')).toBe('SWIFT：MALBMVMV\nIBAN：MV7 1');
  });

  it('keep every other line', () => {
    const details = 'Bank of Maldives\nhttps://bank.example\nAccount:\nDo not send money: this is a demonstration.';
    expect(said(details)).toBe(details);
  });
});
