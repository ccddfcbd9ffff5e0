import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Sizes of pictures are made once for all sites of a run: a picture's address names its bytes. */
export default function setup() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-flows-media-'));
  process.env.ATOLL_FLOWS_MEDIA = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
