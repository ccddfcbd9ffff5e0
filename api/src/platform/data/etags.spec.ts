import { describe, expect, it } from '@jest/globals';
import { PreconditionRequiredError, StaleVersionError } from '../errors/app-error.js';
import { requireVersion } from './etags.js';

describe('a guarded write', () => {
  const write = (header: string | undefined) => () =>
    requireVersion(header, 3, () => ({ current: null, updated_by: null, updated_at: null }));

  it.each(['"3"', '3', ' "3" ', '"2", "3"'])('is let through with the stored version: %s', (header) => {
    expect(write(header)).not.toThrow();
  });

  it.each(['"2"', '"4"', '*', 'W/"3"', '"33"', '"3', 'x'])('is refused with anything else: %s', (header) => {
    expect(write(header)).toThrow(StaleVersionError);
  });

  it.each([undefined, '', ' '])('needs a version: %j', (header) => {
    expect(write(header)).toThrow(PreconditionRequiredError);
  });
});
