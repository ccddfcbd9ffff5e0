import { createHash } from 'node:crypto';
import { imageTypeOf, isPolyglot } from '../../platform/uploads/image-type.js';
import { requireWholeImage } from '../../platform/uploads/measure-image.js';
import type { SentFile } from '../../platform/uploads/multipart-reader.js';
import { UnsupportedMediaTypeError } from '../../platform/uploads/upload-errors.js';
import type { ProofType } from './payment-kinds.js';

/** A file as a proof is stored. */
export interface ProofFile {
  name: string;
  type: ProofType;
  bytes: number;
  content: Buffer;
}

const PDF = /^%PDF-[12]\.\d/;
/** Where readers look for the end. */
const TAIL_BYTES = 2048;
const FOREIGN = /<svg|<html|<script|<\?php|<!doctype|#!\//i;
const HEAD_BYTES = 1024;

function typeOf(bytes: Buffer): ProofType | null {
  const image = imageTypeOf(bytes);
  if (image === 'jpeg' || image === 'png') return isPolyglot(bytes) ? null : image;
  const head = bytes.toString('latin1', 0, HEAD_BYTES);
  const ends = bytes.subarray(-TAIL_BYTES).includes('%%EOF');
  return PDF.test(head) && ends && !FOREIGN.test(head) ? 'pdf' : null;
}

/**
 * A proof as it was sent: the kind is that of its content, its name and declared type count for nothing. It is kept to the byte, as
 * evidence, and leaves as a download only; a picture is one that a colleague's computer can open.
 * @throws {UnsupportedMediaTypeError} 415 for anything but PDF, JPEG and PNG, and for files that are something else as well
 * @throws {ValidationFailedError} 400 on `proof` for a picture that is damaged, or has more than 40 megapixels
 * @throws {UnavailableError} 503 when too many pictures wait
 */
export async function proofFile({ name, bytes }: SentFile): Promise<ProofFile> {
  const type = typeOf(bytes);
  if (!type) throw new UnsupportedMediaTypeError();
  if (type !== 'pdf') await requireWholeImage(bytes, type, 'proof');
  return { name, type, bytes: bytes.length, content: bytes };
}

/** SHA-256 of a proof: tells a repeated request from another one. */
export const fingerprint = ({ content }: ProofFile): string => createHash('sha256').update(content).digest('hex');
