const HIDDEN = '…';

/** What Postgres adds to a refusal: the row, or the values of a key. It ends where the stack begins, or with the member of the line. */
const ROW = / - detail: .*?(?=\\n {4}at |(?<!\\)"[,}]|\n?$)/gs;
/** Members of an address's query that open something. */
const OPENING = /([?&](?:access_token|form_token|token|preview|key|code|signature|sig)=)[^&#\s"'\\]+/gi;
// Anybody can make a line endless, so each of these takes in its whole first part: what it is not, it is not from the middle either.
const MAIL_ADDRESS = /[\p{L}\p{N}_.+%-]+(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu;
const SIGNED_TOKEN = /eyJ[\w-]{6,}(\.[\w-]{6,}\.[\w-]+)?/g;
const PASSWORD_IN_ADDRESS = /(:\/\/[^\s:/@"]+:)[^\s@"]+(@)?/g;
/** 32 bytes as we write them: keys of guests, links in letters, refresh tokens. */
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g;
/** Keys of other systems, and secrets that sign what is sent to them. */
const MARKED = /\b(?:atoll|whsec)_[\w+/-]{40,}=*/g;
const PHONE = /\+\d[\d\s()-]{5,17}\d/g;
/** The time of a line has as many digits as a card. */
const CARD = /(?<!"time":)(?<![\w.-])[3-6](?:[ -]?\d){12,18}(?![\w-])/g;

/** The check digit that every payment card ends in. */
function isCard(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].toReversed().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * A line for the log without what would identify somebody or open something, wherever in it that stands: the words of a mail
 * server or of Postgres are not ours to choose (security requirement S41).
 */
export const maskLine = (line: string): string =>
  line
    .replaceAll(ROW, '')
    .replaceAll(OPENING, `$1${HIDDEN}`)
    .replaceAll(PASSWORD_IN_ADDRESS, (text, start: string, end?: string) => (end ? start + HIDDEN + end : text))
    .replaceAll(SIGNED_TOKEN, (text, rest?: string) => (rest ? HIDDEN : text))
    .replaceAll(MAIL_ADDRESS, (text, host?: string) => (host ? HIDDEN : text))
    .replaceAll(MARKED, HIDDEN)
    .replaceAll(TOKEN, HIDDEN)
    .replaceAll(PHONE, HIDDEN)
    .replaceAll(CARD, (text) => (isCard(text) ? HIDDEN : text));
