/** What a line of the agency's bank details says, where its label is one of those that are told in the reader's language. */
export type BankFact = 'bank' | 'address' | 'holder' | 'account' | 'currency';

/** As agencies write them; SWIFT and IBAN are called so everywhere. */
const LABELS: Record<BankFact, RegExp> = {
  bank: /^bank(?: name)?$/i,
  address: /^bank address$/i,
  holder: /^(?:account name|account holder|beneficiary(?: name)?)$/i,
  account: /^account(?: no\.?| number)?$/i,
  currency: /^currency$/i,
};

/**
 * The lines of the agency's bank details, which it writes once: its labels in the reader's words, the values and whatever else stands
 * there as they were written.
 * @param say a whole line for a value
 */
export function bankLines(details: string, say: (fact: BankFact, value: string) => string): string {
  const facts = Object.keys(LABELS) as BankFact[];
  return details
    .split(/\r\n?|\n/)
    .map((line) => {
      const [, label = '', value = ''] = /^\s*([^:：]+?)\s*[:：]\s*(.*\S)\s*$/.exec(line) ?? [];
      const fact = facts.find((name) => LABELS[name].test(label));
      return fact ? say(fact, value) : line;
    })
    .join('\n');
}
