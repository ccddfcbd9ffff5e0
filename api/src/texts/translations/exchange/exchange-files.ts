import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Sandbox } from '../../../platform/sandbox/sandbox.js';
import type { ExchangeContext, ExchangeText, FileRow, FormatName, WriteOptions } from './exchange-format.js';
import type readFile from './read-file.js';
import type writeFile from './write-file.js';

/** A file to be read. */
export interface FileToRead {
  format: FormatName;
  bytes: Uint8Array;
  context: ExchangeContext;
}

/** Texts to be written. */
export interface FileToWrite {
  format: FormatName;
  texts: readonly ExchangeText[];
  options: WriteOptions;
}

const moduleOf = (name: string): string => path.join(import.meta.dirname, name);

/** Reads and writes files of every format, in the sandbox: a file may be made to harm, and a large one takes seconds. */
@Injectable()
export class ExchangeFiles {
  constructor(private readonly sandbox: Sandbox) {}

  /**
   * The texts of a file.
   * @param caller whose file it is: of one caller one file is read at a time
   * @throws {ValidationFailedError} on `file` when it cannot be read, or only at too high a cost
   */
  read(input: FileToRead, caller: string): Promise<FileRow[]> {
    return this.sandbox.run<typeof readFile>({ module: moduleOf('read-file.js'), input, caller, field: 'file' });
  }

  /** The file of these texts. @throws {ValidationFailedError} on `format` when they are too many for it */
  async write(input: FileToWrite, caller: string): Promise<Buffer> {
    const job = { module: moduleOf('write-file.js'), input, caller, field: 'format' };
    return Buffer.from(await this.sandbox.run<typeof writeFile>(job));
  }
}
