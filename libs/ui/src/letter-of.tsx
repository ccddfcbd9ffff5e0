/**
 * The letter that stands on a key, as the Latin keyboard has it: who writes Russian presses the same keys as everybody, and the browser
 * tells of `с` and `ы`. Any other key is called as the browser calls it.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (!letter || key.length !== 1 || /[a-z]/i.test(key)) return key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}
