import { hash } from 'node:crypto';
import { PreconditionRequiredError, StaleVersionError } from '../errors/app-error.js';

/** `ETag` of an editable row: its version in quotes. */
export const versionTag = (version: number): string => `"${version}"`;

/** `ETag` of a public answer: hash of its content. */
export const contentTag = (body: string | Buffer): string => `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;

/** True when `If-None-Match` names the tag (weak comparison, lists and `*` as in RFC 9110). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  return header
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === '*' || part === tag);
}

/**
 * Checks `If-Match` of a guarded write against the stored version.
 * @param state what the refusal shows: the current value, who wrote it and when
 * @throws {PreconditionRequiredError} 428 without the header
 * @throws {StaleVersionError} 412 when another version is stored
 */
export function requireVersion(
  header: string | undefined,
  version: number,
  state: () => { current: unknown; updated_by: string | null; updated_at: string | null },
): void {
  if (!header?.trim()) throw new PreconditionRequiredError();
  const wanted = header.split(',').map((part) => part.trim());
  if (!wanted.includes(versionTag(version)) && !wanted.includes(String(version))) throw new StaleVersionError(state());
}
