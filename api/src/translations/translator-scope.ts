import type { Caller } from '../common/access.js';
import { PermissionDeniedError } from '../common/app-error.js';

/** A caller whose account may be limited to some languages. */
type ScopedCaller = Caller & { languages?: readonly string[] | null };

/** True when the account may write texts of a language; without a list it may write all. */
export function mayWrite(caller: ScopedCaller, language: string): boolean {
  return !caller.languages?.length || caller.languages.includes(language);
}

/** @throws {PermissionDeniedError} for a language outside of the account's */
export function requireScope(caller: ScopedCaller, language: string): void {
  if (!mayWrite(caller, language)) throw new PermissionDeniedError();
}
