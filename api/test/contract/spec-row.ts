import { expect } from '@jest/globals';
import type { Role } from '@atoll/contract/permissions';

/** Things of the demo agency, and what a row's preparation has made. */
export interface Known {
  package: number;
  destination: number;
  experience: number;
  resort: string;
  image: number;
  /** Refresh token of a fresh session. */
  refresh: string;
  /** Members that a public form carries. */
  form: Record<string, string>;
  /** Id of the thing a preparation has made, and its version. */
  made: string;
  version: number;
  /** Different for each call. */
  nonce: string;
}

/** One row of the specification's table of calls (§7). */
export interface SpecRow {
  /** As the specification writes it. */
  row: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path and query; `?` separates them so that the slash can be left out. */
  path: (known: Known) => string;
  as?: Role;
  /** What must be there before: made by this call of the row's collection. */
  prepare?: 'package' | 'destination' | 'experience' | 'review' | 'approved review' | 'text' | 'session';
  json?: (known: Known) => object;
  /** Parts of a form; `file` is attached as an image or as texts. */
  form?: (known: Known) => Record<string, string>;
  file?: { name: 'image' | 'file'; kind: 'picture' | 'texts' };
  status: number;
  body?: unknown;
}

export const text = expect.any(String);
export const number = expect.any(Number);
export const listed = (item: object) => expect.arrayContaining([expect.objectContaining(item)]);
export const paged = (item: object) => expect.objectContaining({ count: number, results: listed(item) });

export const PACKAGE = { id: number, slug: text, name: text, price: text, pricing_type: text, duration: number };
export const PLACE = { id: number, slug: text, name: text };
export const DESCRIPTION = 'Long enough to be shown to everybody.';
