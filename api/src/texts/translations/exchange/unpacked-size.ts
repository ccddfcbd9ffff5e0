import { inflateRawSync } from 'node:zlib';
import { fileFault } from './exchange-format.js';

const MAX_ENTRIES = 100;
/** Bytes of all entries together, unpacked. */
const MAX_UNPACKED = 52_428_800;
const MAX_RATIO = 100;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

interface ZipEntry {
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
}

/** Entries as the directory at the end of the file lists them. */
function directory(bytes: Buffer): ZipEntry[] {
  let end = bytes.length - 22;
  while (end >= 0 && end >= bytes.length - 22 - 65_535 && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < 0 || bytes.readUInt32LE(end) !== END) throw fileFault('file_unreadable');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw fileFault('archive_too_large');
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw fileFault('file_unreadable');
    entries.push({
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * Looks at a ZIP archive (XLSX) before anything unpacks it: how many entries, how large they say they are, and, under that
 * limit, how large they are.
 * @param look gets each entry unpacked, one after the other
 * @throws {ValidationFailedError} on `file` when it is no archive, has more than 100 entries, or unpacks to more than 50 MiB or
 *   a hundred times its size
 */
export function checkArchive(bytes: Buffer, look: (entry: Buffer) => void): void {
  const entries = directory(bytes);
  const limit = Math.min(MAX_UNPACKED, Math.max(bytes.length * MAX_RATIO, 65_536));
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > limit) throw fileFault('archive_too_large');
  let rest = limit;
  for (const { method, packed, unpacked, offset } of entries) {
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw fileFault('file_unreadable');
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const body = bytes.subarray(start, start + packed);
    if (body.length !== packed || (method !== 0 && method !== 8)) throw fileFault('file_unreadable');
    const entry = method === 0 ? body : inflate(body, Math.min(rest, unpacked));
    if (entry.length !== unpacked) throw fileFault('file_unreadable');
    rest -= entry.length;
    look(entry);
  }
}

/** A packed entry; fails as soon as it is more than announced. */
function inflate(body: Buffer, announced: number): Buffer {
  try {
    return inflateRawSync(body, { maxOutputLength: Math.max(1, announced) });
  } catch (error) {
    throw fileFault(
      (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'archive_too_large' : 'file_unreadable',
    );
  }
}
