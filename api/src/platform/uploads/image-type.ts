/** Kinds of pictures the library takes (SETTLED: uploads). */
export const IMAGE_TYPES = ['jpeg', 'png', 'webp', 'avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The kind of picture that the bytes begin as; name and declared type of a file count for nothing. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, 8).equals(PNG) && ascii(12, 16) === 'IHDR') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return ascii(4, 8) === 'ftyp' && isAvif(bytes) ? 'avif' : null;
}

/** AVIF by its brands; HEIC has the same container and another brand, a sequence (`avis`) is a film. */
function isAvif(bytes: Buffer): boolean {
  const size = bytes.readUInt32BE(0);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= Math.min(size, bytes.length, 128); at += 4)
    if (at !== 12) brands.push(bytes.toString('latin1', at, at + 4));
  const [major] = brands;
  if (brands.some((brand) => /^(hei|hev|avis)/.test(brand))) return false;
  return major === 'avif' || (major === 'mif1' && brands.includes('avif'));
}

const HEAD_BYTES = 1024;
const FOREIGN = /%PDF-|<svg|<html|<script|<\?php|<!doctype|#!\//i;
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_BYTES = 22;

/**
 * True for a picture that is another kind of file at the same time: a document or script where readers of those look for it, or a
 * ZIP archive behind the picture.
 */
export function isPolyglot(bytes: Buffer): boolean {
  if (FOREIGN.test(bytes.toString('latin1', 0, HEAD_BYTES))) return true;
  const at = bytes.lastIndexOf(ZIP_END);
  if (at < 0 || at + ZIP_END_BYTES > bytes.length) return false;
  return at + ZIP_END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length;
}
