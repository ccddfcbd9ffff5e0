/** A task that nobody can interrupt ends here: whatever waits, a press first of all, has its turn before the rest. */
export const breath = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise<void>((goOn) => setTimeout(goOn));
