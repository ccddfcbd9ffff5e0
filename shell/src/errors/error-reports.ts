import { isApiError } from '@atoll/api-client/base';
import { deliver } from './deliver';
import { newErrorId } from './error-id';

export type ErrorLevel = 'app' | 'page' | 'component' | 'remote';

export interface Origin {
  name: string;
  version: string;
}

/** Reports of one remote, or of the shell, from one page: a storm in one takes nothing from the others. */
const MOST = 20;
const counts = new Map<string, number>();
/** Version of the shell and the hash of its script, as its address has it: two builds of one version are told apart. */
export const shellVersion = (scripts: readonly string[]): string => {
  const hash = scripts.map((src) => /\/shell\/js\/main\.([0-9a-f]+)\.js$/.exec(src)?.[1]).find(Boolean);
  return hash ? `${__VERSION__}-${hash}` : __VERSION__;
};
const ownVersion = () => shellVersion(Array.from(document.scripts, ({ src }) => src));

const ids = new Map<string, string>();
const known = new WeakMap<object, string>();

/** The remote whose file stands highest in the stack: `/r/<name>/<version>/`. */
export function originOf(stack: string | undefined): Origin | undefined {
  const match = /\/r\/([a-z0-9-]+)\/([^/\s]+)\//.exec(stack ?? '');
  return match?.[1] && match[2] ? { name: match[1], version: match[2] } : undefined;
}

const cut = (text: string | undefined | null, length: number) => text?.slice(0, length) || undefined;

/** A failed request is data, and its sentence is in the reader's language: the code makes one group of it. */
function describe(error: unknown): Error {
  if (error instanceof Error) return error;
  if (!isApiError(error)) return new Error(String(error));
  return { name: 'ApiError', message: `${error.status} ${error.code ?? error.messageKey}` };
}

/**
 * Sends an error to the API under the remote that owns it and returns the id to show. The same error, caught twice or
 * happening again on the page, keeps the id under which it was sent. Development builds print instead of sending.
 */
export function reportError(
  error: unknown,
  level: ErrorLevel,
  remote?: Origin,
  componentStack?: string | null,
): string {
  const object = typeof error === 'object' && error !== null ? error : undefined;
  const earlier = object && known.get(object);
  if (earlier) return earlier;
  const { message, stack, name } = describe(error);
  const origin = remote ?? originOf(stack);
  const owner = origin?.name ?? 'shell';
  const same = `${owner} ${origin?.version} ${level} ${location.pathname} ${message}`;
  const sent = ids.get(same);
  // A fault of the server has a name already, in its log and in its answer.
  const named = isApiError(error) ? error.errorId : undefined;
  const errorId = named ?? sent ?? newErrorId();
  if (object) known.set(object, errorId);
  if (!__PRODUCTION__) console.error(errorId, error);
  const count = counts.get(owner) ?? 0;
  if (sent || count >= MOST) return errorId;
  ids.set(same, errorId);
  counts.set(owner, count + 1);
  if (!__PRODUCTION__) return errorId;
  void deliver(reportOf({ message, stack, name }, { level, origin, errorId, componentStack }));
  return errorId;
}

/** What is sent of an error: of the address no query, which may hold the key to a booking. */
export const reportOf = (
  { message, stack, name }: Error,
  about: { level: ErrorLevel; origin?: Origin; errorId: string; componentStack?: string | null },
) => ({
  message: cut(message, 1_000) ?? 'unknown',
  stack: cut(stack, 8_000),
  component_stack: cut(about.componentStack, 4_000),
  level: about.level,
  name: cut(name, 100),
  error_id: about.errorId,
  timestamp: new Date().toISOString(),
  user_agent: cut(navigator.userAgent, 300),
  url: cut(location.origin + location.pathname, 2_000),
  remote: about.origin,
  shell: ownVersion(),
});

/** Reports what nobody caught. Errors of extensions have no stack of ours and are left alone. */
export function watchUncaught(): void {
  const ours = (stack: string | undefined) => Boolean(stack && /\/(r|shell)\//.test(stack));
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error instanceof Error && ours(error.stack)) reportError(error, 'app');
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && ours(reason.stack)) reportError(reason, 'app');
  });
}
