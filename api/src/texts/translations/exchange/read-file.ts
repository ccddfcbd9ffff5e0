import type { FileToRead } from './exchange-files.js';
import type { FileRow } from './exchange-format.js';
import { formatOf } from './formats.js';

/** A job of the sandbox: the texts of a file. @throws {ValidationFailedError} on `file` when it cannot be read */
export default async function readFile({ format, bytes, context }: FileToRead): Promise<FileRow[]> {
  const { read } = await formatOf(format);
  return read(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), context);
}
