import fs from 'node:fs/promises';
import path from 'node:path';
import { checkOffer } from '@atoll/registry/shell-fit';

/** The contract of the shell in a folder; undefined of one that does not say, which is taken for one of our own. */
export async function contractOfShell(folder: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(folder, 'shell.json'), 'utf8').catch(() => '{}');
  return checkOffer((JSON.parse(text) as { offers?: unknown }).offers).value?.contract;
}
