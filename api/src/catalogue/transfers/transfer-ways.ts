import type { OtherTransfer } from './transfer-alternatives.js';
import { type Journey, type TransferCheck, checkTransfer } from './transfer-check.js';

/** A published way to an island, as checks and prices need it. `code` is its slug. */
export interface TransferOption extends OtherTransfer {
  id: number;
  mode: string;
  /** In the language asked for, or in English. */
  name: string;
}

/** Ways of a trip. */
export interface TransferWays {
  /** To where it begins, the main one first. */
  there: readonly TransferOption[];
  /** From where it ends. */
  home: readonly TransferOption[];
}

/** The ways that somebody takes. */
export interface TakenWays {
  there: TransferOption;
  /** The same one where it leads home as well. */
  home: TransferOption;
}

/** The way with this id or slug. */
export const findWay = (ways: TransferWays, reference: string): TransferOption | undefined =>
  ways.there.find(({ id, code }) => code === reference || String(id) === reference);

/** What is travelled by: the way that was chosen, else the main one; null where no way is known. */
export function takenWays(ways: TransferWays, reference: string | null): TakenWays | null {
  const there = (reference === null ? undefined : findWay(ways, reference)) ?? ways.there[0];
  if (!there) return null;
  return { there, home: ways.home.find(({ code }) => code === there.code) ?? ways.home[0] ?? there };
}

/** Whether flights fit the way to the island and the one home. */
export function checkWays({ there, home }: TakenWays, journey: Journey): TransferCheck {
  const way = checkTransfer(there, { ...journey, flies_at: null });
  const back = checkTransfer(home, { ...journey, lands_at: null });
  return { ...way, departure: back.departure, feasible: way.feasible && back.feasible };
}
