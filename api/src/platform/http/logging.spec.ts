import { describe, expect, it } from '@jest/globals';
import { loggedPath } from './logging.js';

describe('a request in the log', () => {
  it('is shown by the beginning of its path', () => {
    expect(loggedPath('/api/bookings/1/?access_token=abc')).toBe('/api/bookings/1/');
    expect(loggedPath(`/${'a'.repeat(16_000)}?lang=ru`)).toBe(`/${'a'.repeat(499)}`);
  });
});
