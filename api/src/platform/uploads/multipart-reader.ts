import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { type AppError, ValidationFailedError } from '../errors/app-error.js';
import { isUnsafeText } from '../http/text-pipe.js';
import { FileTooLargeError, FormTooLargeError, MalformedFormError } from './upload-errors.js';

/** Largest file of a form in bytes (specification §5). */
export const FILE_LIMIT = 5_242_880;

/** Fields of a form, at most. */
const MAX_FIELDS = 200;
/** Bytes of one field, and of all fields together. */
const MAX_FIELD_BYTES = 65_536;
const MAX_FIELDS_BYTES = 1_048_576;
/** What boundaries and headers may add to file and fields. */
const OVERHEAD_BYTES = 262_144;

/** A file as it was sent; its name and type are claims of the sender. */
export interface SentFile {
  field: string;
  /** Last part of the name as sent, without path and control characters, at most 255 characters. */
  name: string;
  bytes: Buffer;
}

/** A form as it was sent. */
export interface SentForm {
  fields: [name: string, value: string][];
  file: SentFile | null;
}

/**
 * Reads a `multipart/form-data` request: at most one file of 5,242,880 bytes, at most 200 fields of 64 KiB each. The first
 * breach ends it; the rest of the body is thrown away unread.
 * @throws {FileTooLargeError} 413
 * @throws {FormTooLargeError} 413
 * @throws {MalformedFormError} 400
 * @throws {ValidationFailedError} 400 on the field of a second file
 */
export function readMultipart(request: IncomingMessage): Promise<SentForm> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > FILE_LIMIT + MAX_FIELDS_BYTES + OVERHEAD_BYTES) return Promise.reject(new FileTooLargeError());
  return new Promise((resolve, reject) => {
    const parser = openParser(request);
    const form: SentForm = { fields: [], file: null };
    let textBytes = 0;
    let settled = false;
    const fail = (error: AppError) => {
      if (settled) return;
      settled = true;
      request.unpipe(parser);
      request.off('close', gone);
      request.resume();
      reject(error);
    };
    const broken = () => fail(new MalformedFormError());
    const gone = () => {
      if (!request.complete) broken();
    };

    parser.on('field', (name: string | undefined, value: string, _nameCut: boolean, cut: boolean) => {
      textBytes += Buffer.byteLength(value) + Buffer.byteLength(name ?? '');
      if (cut || textBytes > MAX_FIELDS_BYTES) fail(new FormTooLargeError());
      else if (!name) fail(new MalformedFormError());
      else form.fields.push([name, value]);
    });
    parser.on('file', (field: string | undefined, stream, name: string | undefined) => {
      const parts: Buffer[] = [];
      stream.on('error', broken);
      stream.on('limit', () => fail(new FileTooLargeError()));
      stream.on('data', (part: Buffer) => {
        if (!settled) parts.push(part);
      });
      stream.on('end', () => {
        if (settled) return;
        const bytes = Buffer.concat(parts);
        // What a browser sends for a file input that was left alone.
        if (bytes.length === 0 && !name) return;
        if (!field) fail(new MalformedFormError());
        else if (form.file) fail(ValidationFailedError.on(field.slice(0, 80), 'one_file'));
        else form.file = { field, name: fileName(name), bytes };
      });
    });
    for (const limit of ['partsLimit', 'fieldsLimit'] as const) parser.on(limit, () => fail(new FormTooLargeError()));
    parser.on('error', broken);
    parser.on('finish', () => {
      if (settled) return;
      settled = true;
      request.off('close', gone);
      resolve(form);
    });
    request.once('close', gone);
    request.pipe(parser);
  });
}

function openParser(request: IncomingMessage) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: {
        fileSize: FILE_LIMIT,
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        parts: MAX_FIELDS + 4,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    // No boundary.
    throw new MalformedFormError();
  }
}

/**
 * What a name shows nothing of and may lie with: controls, marks of direction (`U+202E` shows `exe.jpg` as `gpj.exe`), line ends,
 * other characters without a width. Joiners stay, letters and emoji need them.
 */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A sender's file name as words to show: nothing that a path, a header, a reader or Postgres would take amiss. */
export function fileName(name: string | undefined): string {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replace(UNSEEN, '')
    .replace(/[<>:"|?*]/g, '')
    .trim();
  return isUnsafeText(clean) || /^\.*$/.test(clean) ? 'file' : clean.slice(-255);
}
