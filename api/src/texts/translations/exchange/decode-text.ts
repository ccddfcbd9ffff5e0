import { fileFault } from './exchange-format.js';

// C0 controls that no text has; a file in UTF-16 without a mark decodes to them.
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F]/;

/** Encodings of old programs, by the language that is written in them. */
const LEGACY: Record<string, string> = { ru: 'windows-1251', zh: 'gb18030' };

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROLS.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * A file's text and what it was written in: UTF-8, UTF-16 with or without a mark, Windows-1251 for Russian, GB 18030 for
 * Chinese. A byte order mark is taken off.
 * @throws {ValidationFailedError} on `file` when it is none of these
 */
export function decodeText(bytes: Uint8Array, language: string): { text: string; encoding: string } {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null;
  const zeros = (offset: number) => bytes.filter((byte, index) => byte < 8 && index % 2 === offset).length;
  const guessed = bytes.length % 2 === 0 ? (zeros(1) >= zeros(0) ? ['utf-16le'] : ['utf-16be']) : [];
  const legacy = LEGACY[language.split('-')[0] ?? ''];
  const hasNarrow = bytes.length > 0 && zeros(0) + zeros(1) > bytes.length / 4;
  const candidates = marked
    ? [marked]
    : ['utf-8', ...(hasNarrow ? guessed : []), ...(legacy === undefined || hasNarrow ? [] : [legacy])];
  for (const encoding of candidates) {
    const text = decode(bytes, encoding);
    if (text !== null) return { text, encoding };
  }
  throw fileFault('file_encoding');
}
