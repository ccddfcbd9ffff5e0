// What every test environment does besides holding globals.
import { patient } from './patience.mjs';

/** Hooks that run for each test come by again. */
const stretched = new WeakSet();

/** The environment with the limits of its hooks and tests stretched by the run's patience. */
export const patiently = (Environment) =>
  class extends Environment {
    /** Jest reads the limit right after these events. */
    handleTestEvent({ name, hook, test }, { testTimeout }) {
      const limited = name === 'hook_start' ? hook : name === 'test_fn_start' ? test : undefined;
      if (!limited || stretched.has(limited)) return;
      stretched.add(limited);
      limited.timeout = patient(limited.timeout || testTimeout);
    }
  };
