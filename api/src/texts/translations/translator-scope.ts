import type { Caller } from '../../platform/access/access.js';
import { PermissionDeniedError } from '../../platform/errors/app-error.js';

/** True when the account may write texts of a language; one without a list may write all. */
export const mayWrite = ({ languages }: Pick<Caller, 'languages'>, language: string): boolean =>
  languages === null || (languages as readonly string[]).includes(language);

/** @throws {PermissionDeniedError} for a language outside of the account's */
export function requireScope(caller: Pick<Caller, 'languages'>, language: string): void {
  if (!mayWrite(caller, language)) throw new PermissionDeniedError();
}
