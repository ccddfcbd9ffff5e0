import { describe, expect, it } from '@jest/globals';
import { toApiError } from './api-error.ts';
import { isNotThere } from './not-there.ts';

describe('what an address names', () => {
  it.each([404, 410, 400])('is not there when the API answers %i', (status) => {
    expect(isNotThere(toApiError(status, { detail: 'No' }))).toBe(true);
  });

  it.each([0, 403, 408, 429, 500, 503])('may be there when it answers %i', (status) => {
    expect(isNotThere(toApiError(status, undefined))).toBe(false);
  });

  it('is not said by what was thrown elsewhere', () => {
    expect(isNotThere(new Error('status 404'))).toBe(false);
    expect(isNotThere(undefined)).toBe(false);
  });
});
