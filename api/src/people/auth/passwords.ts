import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const run = (message: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> =>
  derive('argon2id', {
    message: Buffer.from(message.normalize('NFC')),
    nonce,
    tagLength: 32,
    ...cost,
  }) as Promise<Buffer>;

/** argon2id in PHC form (19 MiB, 2 passes: OWASP's first choice). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await run(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** A hash of nothing anyone knows: checking it takes as long as checking a real one. */
let decoy: Promise<string> | undefined;

/** Checks a password; with `null` (no such account) it works as long and says no. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] =
    PHC.exec(stored ?? (await (decoy ??= hashPassword(randomBytes(24).toString('base64'))))) ?? [];
  if (!memory) return false;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const made = await run(password, Buffer.from(nonce, 'base64'), cost);
  const wanted = Buffer.from(tag, 'base64');
  return stored !== null && made.length === wanted.length && timingSafeEqual(made, wanted);
}

/** The hash of a password that nobody knows: the account opens by a mailed link only. */
export const unusablePassword = (): Promise<string> => hashPassword(randomBytes(24).toString('base64'));
