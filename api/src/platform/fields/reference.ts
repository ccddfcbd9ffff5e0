import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that it can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = ALPHABET.length;

/** Luhn's algorithm in base 32: finds every mistyped character and nearly every swap of neighbours. */
function checkCharacter(payload: string): string {
  let sum = 0;
  for (const [index, character] of [...payload].toReversed().entries()) {
    const weighted = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1);
    sum += Math.floor(weighted / BASE) + (weighted % BASE);
  }
  return ALPHABET[(BASE - (sum % BASE)) % BASE] ?? '';
}

/** A new reference: `MV-` for bookings, five random characters and a check character. */
export function newReference(prefix = 'MV'): string {
  const payload = Array.from({ length: 5 }, () => ALPHABET[randomInt(BASE)]).join('');
  return `${prefix}-${payload}${checkCharacter(payload)}`;
}

/** True for a reference whose check character fits; case and the letters O, I, L are read as Crockford says. */
export function isReference(text: string): boolean {
  const [, payload = '', check = ''] = /^MV-?(.{5})(.)$/.exec(normalizeReference(text)) ?? [];
  return payload !== '' && checkCharacter(payload) === check;
}

/** A reference as people type it, in the form it is stored: upper case, `O` → `0`, `I` and `L` → `1`. */
export const normalizeReference = (text: string): string =>
  text.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
