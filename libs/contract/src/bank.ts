/** What a line of the agency's bank details says, where its label is one of those that are told in the reader's language. */
export type BankFact = 'bank' | 'address' | 'holder' | 'account' | 'currency' | 'other';

/** As agencies write them; SWIFT and IBAN are called so everywhere. */
const LABELS: Record<BankFact, RegExp> = {
  bank: /^bank(?: name)?$/i,
  address: /^bank address$/i,
  holder: /^(?:account name|account holder|beneficiary(?: name)?)$/i,
  account: /^account(?: no\.?| number)?$/i,
  currency: /^currency$/i,
  // One word is a label of the agency's own; several may be a sentence.
  other: /^\S+$/,
};

/**
 * The lines of the agency's bank details, which it writes once: its labels in the reader's words, the values and whatever else stands
 * there as they were written.
 * @param say a whole line for a value; `label` is as it was written
 */
export function bankLines(details: string, say: (fact: BankFact, value: string, label: string) => string): string {
  const facts = Object.keys(LABELS) as BankFact[];
  return details
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, label = '', colon, value = ''] = /^\s*([^:：]+?)\s*([:：]\s*)(.*\S)\s*$/.exec(line) ?? [];
      const fact = facts.find((name) => LABELS[name].test(label));
      // An address of the web has a colon too.
      return fact && !(fact === 'other' && colon === ':') ? say(fact, value, label) : line;
    })
    .join('\n');
}
