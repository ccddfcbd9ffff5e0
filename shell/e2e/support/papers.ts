import type { Download } from '@playwright/test';
import { extractText } from 'unpdf';
import fs from 'node:fs/promises';

/** What stands on a paper that was downloaded, page after page, in one line. */
export async function wordsOf(download: Download): Promise<string> {
  const { text } = await extractText(new Uint8Array(await fs.readFile(await download.path())), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
