// Looks for keys and passwords in texts: what providers issue by its form, anything else by its name and randomness.

const KINDS = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g,
  'AWS key': /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}\b/g,
  'Google key': /\bAIza[\w-]{35}\b/g,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})\b/g,
  'GitLab token': /\bglpat-[\w-]{20,}/g,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/g,
  'Slack token': /\bxox[abeoprs]-[\w-]{10,}/g,
  'Stripe key': /\b(?:[rs]k_(?:live|test)_\w{16,}|whsec_[A-Za-z0-9+/=]{24,})/g,
  'SendGrid key': /\bSG\.[\w-]{20,}\.[\w-]{30,}/g,
  'Telegram token': /\b\d{8,10}:AA[\w-]{33}\b/g,
  'AI provider key': /\bsk-(?:ant-|proj-)?[\w-]{32,}/g,
  'signed token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,}/g,
  'password in an address': /\b[a-z][a-z+]{2,12}:\/\/[^\s:/@'"`<>$]+:[^\s/@'"`<>${}]{6,}@[\w.-]+/g,
};
const NAMED =
  /(?:password|passwd|secret|token|api[_-]?key|private[_-]?key|credential)\w*["'`]?\s*[:=]\s*["'`]([^\s"'`]{20,})["'`]/gi;

/** Names of files that hold secrets, whatever is in them. */
export const SECRET_FILES =
  /(?:^|\/)(?:\.env(?!\.example$).*|id_(?:rsa|ed25519|ecdsa)|secrets\.json|owner\.txt|.+\.(?:pem|p12|pfx|jks|keystore))$/;

/** Bits of a text by how often its characters come; a made key of 20 characters has more than 3.7. */
function bits(text) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
}

const looksMade = (value) =>
  /\d/.test(value) && /[a-z]/i.test(value) && !/[-_.](?:for|only)[-_.]|\$\{/.test(value) && bits(value) > 3.7;

/** What a text gives away: `[{kind, line, value}]`, lines counted from 1. */
export function findSecrets(text) {
  const found = Object.entries(KINDS).flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ kind, at: match.index, value: match[0] })),
  );
  const named = [...text.matchAll(NAMED)]
    .filter(([, value]) => looksMade(value))
    .map((match) => ({ kind: 'named secret', at: match.index, value: match[1] }));
  return [...found, ...named].map(({ kind, at, value }) => ({
    kind,
    line: text.slice(0, at).split('\n').length,
    value,
  }));
}
