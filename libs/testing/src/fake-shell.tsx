import type { ShellContext } from '@atoll/contract/remote';

export interface FakeShell extends ShellContext {
  messages: { kind: 'success' | 'error' | 'info'; text: string }[];
  errors: unknown[];
}

/** A shell context that keeps what it is told, for a remote's `setup`. */
export function fakeShell(): FakeShell {
  const messages: FakeShell['messages'] = [];
  const errors: unknown[] = [];
  return {
    release: '0.0.0-test',
    messages,
    errors,
    notify: (message) => void messages.push(message),
    reportError(error) {
      errors.push(error);
      return '00000000-0000-7000-8000-000000000000';
    },
  };
}
