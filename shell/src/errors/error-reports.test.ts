import { describe, expect, it, jest } from '@jest/globals';
import { newErrorId } from './error-id';
import { originOf, reportError } from './error-reports';

describe('an error report', () => {
  it('belongs to the remote whose file stands highest in the stack', () => {
    const stack = `Error: x
      at Page (http://localhost:3000/r/mfe-booking/0.1.0-1a2b3c4d/js/12.aa.js:1:2)
      at render (http://localhost:3000/r/mfe-catalog/0.2.0-ffffffff/js/9.bb.js:1:2)`;
    expect(originOf(stack)).toEqual({ name: 'mfe-booking', version: '0.1.0-1a2b3c4d' });
    expect(originOf('Error at http://localhost:3000/shell/js/main.js')).toBeUndefined();
  });

  it('gives one error one id, however often it is caught', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('once');
    expect(reportError(error, 'component')).toBe(reportError(error, 'page'));
    expect(reportError(new Error('other'), 'page')).not.toBe(reportError(error, 'page'));
  });
});

describe('an error id', () => {
  it('is a UUID v7 and sorts by time', () => {
    expect(newErrorId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newErrorId(1_000) < newErrorId(2_000)).toBe(true);
  });
});
