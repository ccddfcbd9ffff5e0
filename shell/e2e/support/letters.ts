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
    .filter((letter) => letter.includes(`\nTo: ${address}`))
    .map((letter) => letter.replaceAll('=\n', '').replaceAll('=3D', '='));
}

/** What a letter says: its first part, the plain text, as a person reads it. */
function textOf(letter: string): string {
  const [, encoding = '', body = ''] =
    /content-type: text\/plain[\s\S]*?content-transfer-encoding: (\S+)[\s\S]*?\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/i.exec(
      letter,
    ) ?? [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replaceAll(/((?:=[0-9A-F]{2})+)/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return encoding === 'quoted-printable' ? bytes : body;
}

/** The words of the one letter to an address, once it has left. */
export async function letterTo(site: Pick<Site, 'dir'>, address: string): Promise<string> {
  await expect.poll(() => lettersTo(site, address).length, { timeout: 15_000 }).toBe(1);
  return textOf(lettersTo(site, address)[0]!);
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
