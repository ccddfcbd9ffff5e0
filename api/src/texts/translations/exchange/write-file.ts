import type { FileToWrite } from './exchange-files.js';
import { formatOf } from './formats.js';

/** A job of the sandbox: the file of texts. */
export default async function writeFile({ format, texts, options }: FileToWrite): Promise<Uint8Array> {
  const { write } = await formatOf(format);
  return write(texts, options);
}
