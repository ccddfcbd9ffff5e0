import type { ShellContext } from '@atoll/contract/remote';

let context: ShellContext | undefined;

/** Keeps what the shell handed over at set-up. */
export function bindShell(ctx: ShellContext): () => void {
  context = ctx;
  return () => {
    context = undefined;
  };
}

/** Says in the page's notification area that something was saved. */
export const notifySaved = (text: string): void => context?.notify({ kind: 'success', text });
