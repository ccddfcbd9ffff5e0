import { describe, expect, it } from '@jest/globals';
import { PROOF } from '@atoll/contract/proof';
import { picture } from '../../../test/fuzz/files.js';
import { FILE_LIMIT } from '../../platform/uploads/multipart-reader.js';
import { proofFile } from './proof-file.js';

/** The end of an archive without files: a reader of archives looks for it behind whatever comes before. */
const ARCHIVE = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`);

describe('the file that proves a transfer', () => {
  it('is as large as pages say before it is sent', () => expect(PROOF.bytes).toBe(FILE_LIMIT));

  const typeOf = (bytes: Buffer): Promise<string> =>
    proofFile({ name: 'proof.pdf', bytes } as Parameters<typeof proofFile>[0]).then(
      ({ type }) => type,
      (error: { status?: number }) => String(error.status ?? error),
    );

  it('is one thing and nothing else as well', async () => {
    const png = await picture();
    const files = [png, pdf('1 0 obj'), Buffer.concat([png, ARCHIVE]), pdf('<script>alert(1)</script>'), ARCHIVE];
    expect(await Promise.all(files.map(typeOf))).toEqual(['png', 'pdf', '415', '415', '415']);
  });
});
