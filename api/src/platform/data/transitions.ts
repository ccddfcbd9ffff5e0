import { AppError } from '../errors/app-error.js';

/** Which states follow which. */
export type Transitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/** 409: the thing cannot go from its state to the wanted one, or no step of this kind begins there. */
export class InvalidTransitionError extends AppError {
  constructor(status: string, to?: string) {
    super(409, 'invalid_transition', {}, to === undefined ? { status } : { from: status, to });
  }
}

/**
 * Checks a change of state against its table; a state may stay what it is.
 * @throws {InvalidTransitionError} 409 with both states
 */
export function requireTransition<S extends string>(table: Transitions<S>, from: S, to: S): void {
  if (from !== to && !table[from].includes(to)) throw new InvalidTransitionError(from, to);
}
