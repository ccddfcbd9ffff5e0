import { isApiError } from '@atoll/api-client/base';
import { deliver } from './deliver';
import { newErrorId } from './error-id';

export type ErrorLevel = 'app' | 'page' | 'component' | 'remote';

export interface Origin {
  name: string;
  version: string;
}

const MOST = 20;
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
  const same = `${level} ${location.pathname} ${message}`;
  const sent = ids.get(same);
  const errorId = sent ?? newErrorId();
  if (object) known.set(object, errorId);
  if (!__PRODUCTION__) console.error(errorId, error);
  if (sent || ids.size >= MOST) return errorId;
  ids.set(same, errorId);
  if (!__PRODUCTION__) return errorId;
  void deliver({
    message: cut(message, 1_000) ?? 'unknown',
    stack: cut(stack, 8_000),
    component_stack: cut(componentStack, 4_000),
    level,
    name: cut(name, 100),
    error_id: errorId,
    timestamp: new Date().toISOString(),
    user_agent: cut(navigator.userAgent, 300),
    url: cut(location.origin + location.pathname, 2_000),
    remote: remote ?? originOf(stack),
    shell: __VERSION__,
  });
  return errorId;
}

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
