import { pathToFileURL } from 'node:url';
import { AppError, ValidationFailedError } from '../errors/app-error.js';
import type { SandboxAnswer, SandboxOrder, SentError } from './sandbox-process.js';

// The program of a process that `Sandbox` starts: does one job after the other, and ends with the server.
process.on('disconnect', () => process.exit(0));
process.on('message', ({ module, input }: SandboxOrder) => {
  void work(module, input).then(
    (answer) => process.send?.(answer),
    // What no job means to throw ends the process, once it is told: its memory may be in any state.
    (error: unknown) => process.send?.({ thrown: toThrown(error) } satisfies SandboxAnswer, () => process.exit(1)),
  );
});

async function work(module: string, input: unknown): Promise<SandboxAnswer> {
  const { default: job } = (await import(pathToFileURL(module).href)) as { default: (input: unknown) => unknown };
  try {
    return { result: await job(input) };
  } catch (error) {
    if (error instanceof AppError) return { error: toSent(error) };
    throw error;
  }
}

// What V8 and Node say when a stack, a text or a list has no more room.
const NO_ROOM =
  /^(Maximum call stack|Invalid (string|array|typed array) length|Array buffer allocation|Cannot create a string)/;

function toThrown(error: unknown): NonNullable<SandboxAnswer['thrown']> {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { text, noRoom: error instanceof Error && NO_ROOM.test(error.message) };
}

const toSent = (error: AppError): SentError => ({
  status: error.status,
  code: error.code,
  params: error.params,
  fields: error instanceof ValidationFailedError ? error.fields : null,
});
