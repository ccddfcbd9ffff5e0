import { ValidationFailedError } from '../../src/platform/errors/app-error.js';

/** A job of the sandbox that does harm of a kind. */
export default function harm(
  kind: 'spin' | 'hoard' | 'hoard at once' | 'nest' | 'kill' | 'throw' | 'leave' | 'refuse',
): never {
  const kept: unknown[] = [];
  if (kind === 'refuse') throw ValidationFailedError.on('file', 'too_many_rows', { count: 7 });
  if (kind === 'throw') throw new TypeError('unforeseen');
  if (kind === 'leave') process.exit(3);
  if (kind === 'nest') return harm(kind);
  // As the system does with who takes the memory of all.
  if (kind === 'kill') process.kill(process.pid, 'SIGKILL');
  for (;;) {
    if (kind === 'hoard') kept.push(Array.from({ length: 1000 }, () => ({})));
    if (kind === 'hoard at once') kept.push(Array.from({ length: 30_000_000 }, () => kept));
  }
}
