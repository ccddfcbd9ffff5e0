import type { ShellContext } from '@atoll/contract/remote';
import { errorText } from '@atoll/i18n/error-text';

let context: ShellContext | undefined;

/** A remote's `setup`: keeps what the shell hands over. Every remote bundles a copy of its own. */
export function bindShell(ctx: ShellContext): () => void {
  context = ctx;
  return () => {
    context = undefined;
  };
}

/** Says something in the page's notification area. */
export const notify: ShellContext['notify'] = (message) => context?.notify(message);

/** Says there why something could not be done. */
export const notifyError = (error: unknown): void => notify({ kind: 'error', text: errorText(error) });

/** Reports an error of a part of a page under this remote; returns the id to show. The same error keeps its id. */
export const reportPart = (error: unknown): string | undefined => context?.reportError(error, 'component');

/** The id to show for a failed request, under which it is reported: the one in the server's log when it has named one. */
export function errorIdOf(error: unknown): string | undefined {
  const reported = reportPart(error);
  return (error as { errorId?: string } | null)?.errorId ?? reported;
}
