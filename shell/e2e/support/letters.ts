import { expect } from '@playwright/test';
import type { Mails } from './mails';

/** A site whose letters are read. */
interface Writing {
  mails: Mails;
}

/** Letters to an address as they came in, without what mail programs wrap them in. */
const lettersTo = ({ mails }: Writing, address: string): string[] =>
  mails.received.filter(({ to }) => to.includes(address)).map(({ raw }) => raw);

/** A part in plain words: whole lines, and signs that stood as numbers. */
const plain = (letter: string): string => letter.replaceAll('=\n', '').replaceAll('=3D', '=');

/** What a letter says: its first part, the plain text, as a person reads it. */
function textOf(letter: string): string {
  const [, encoding = '', body = ''] =
    /content-type: text\/plain[\s\S]*?content-transfer-encoding: (\S+)[\s\S]*?\n\n([\s\S]*?)(?:\n--|$)/i.exec(letter) ??
    [];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return plain(body).replaceAll(/((?:=[0-9A-F]{2})+)/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}

/** What a letter is about, as a person reads it. */
const subjectOf = (letter: string): string =>
  (/^subject: ((?:.*\n)(?:[ \t].*\n)*)/im.exec(letter)?.[1] ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : Buffer.from(
            words
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/g, (_sign, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    )
    .trim();

/** Words of the letters to an address, oldest first, once there are so many. */
export async function lettersOf(site: Writing, address: string, count: number): Promise<string[]> {
  await expect.poll(() => lettersTo(site, address).length, { timeout: 20_000 }).toBe(count);
  return lettersTo(site, address).map((letter) => `${subjectOf(letter)}\n\n${textOf(letter)}`);
}

/** The words of the one letter to an address, once it has left. */
export const letterTo = async (site: Writing, address: string): Promise<string> =>
  (await lettersOf(site, address, 1))[0]!;

/** The link to a page in the latest letter to an address that has one, once it has left. */
export async function linkTo(site: Writing, address: string, page: string): Promise<string> {
  const link = () =>
    lettersTo(site, address)
      .map((letter) => new RegExp(`https?://[^\\s"<]*${page}[?#][^\\s"<]+`).exec(plain(letter))?.[0])
      .findLast(Boolean);
  await expect.poll(link, { timeout: 20_000 }).toBeTruthy();
  return link()!;
}
