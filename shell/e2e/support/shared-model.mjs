import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startModel } from '@atoll/tools/site.mjs';

/**
 * What all sites of a run have in common is made once: what they begin with, and sizes of pictures, for a picture's address names
 * its bytes.
 */
export default async function setup() {
  const media = fs.mkdtempSync(path.join(os.tmpdir(), 'atoll-flows-media-'));
  const { model, stop } = await startModel({ ATOLL_MEDIA: media });
  process.env.ATOLL_FLOWS_MEDIA = media;
  process.env.ATOLL_FLOWS_MODEL = JSON.stringify(model);
  return async () => {
    await stop();
    fs.rmSync(media, { recursive: true, force: true });
  };
}
