import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from '@atoll/tools/site.mjs';

/** Letters to an address as they left, without what mail programs wrap them in. */
function lettersTo({ dir }: Pick<Site, 'dir'>, address: string): string[] {
  const folder = path.join(dir, 'mail');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.eml')) : [];
  return files
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .filter((letter) => letter.includes(`To: ${address}`))
    .map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='));
}

/** The link to a page in a letter to an address, once it has left. */
export async function linkTo(site: Pick<Site, 'dir'>, address: string, page: string): Promise<string> {
  const link = () =>
    lettersTo(site, address)
      .map((letter) => new RegExp(`https?://[^\\s"<]*${page}\\?[^\\s"<]+`).exec(letter)?.[0])
      .find(Boolean);
  await expect.poll(link, { timeout: 15_000 }).toBeTruthy();
  return link()!;
}
