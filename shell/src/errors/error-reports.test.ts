import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { deliver } from './deliver';
import { shownErrorId } from '@atoll/ui/error-card';
import { newErrorId } from './error-id';
import { originOf, reportError, reportOf, shellVersion, watchUncaught } from './error-reports';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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

  it('is sent once, so an error that happens again is shown under the id that was sent', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = (code?: string) => ({ status: 404, messageKey: 'not_found', ...(code && { code }) });
    const errorId = reportError(failed(), 'component');
    expect(reportError(failed(), 'component')).toBe(errorId);
    expect(reportError(failed('gone'), 'component')).not.toBe(errorId);
    window.history.replaceState(null, '', '/elsewhere');
    expect(reportError(failed(), 'component')).not.toBe(errorId);
  });

  it('keeps the id that the server wrote into its log and its answer', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = (errorId: string) => ({ status: 500, messageKey: 'server', errorId });
    expect(reportError(failed('one-of-the-server'), 'component')).toBe('one-of-the-server');
    expect(reportError(failed('another-of-it'), 'component')).toBe('another-of-it');
  });

  it('has an id of its own for each release that fails alike', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const of = (name: string, version: string) => reportError(new Error('alike'), 'remote', { name, version });
    expect(of('mfe-a', '2')).not.toBe(of('mfe-a', '1'));
    expect(of('mfe-a', '2')).toBe(of('mfe-a', '2'));
    expect(of('mfe-b', '2')).not.toBe(of('mfe-a', '2'));
  });

  it('is one of at most 20 of its remote, whatever others report', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const storm = (name: string, n: number) => reportError(new Error(`storm ${n}`), 'page', { name, version: '1' });
    const first = Array.from({ length: 21 }, (_, n) => storm('mfe-storm', n));
    const again = Array.from({ length: 21 }, (_, n) => storm('mfe-storm', n));
    // What was sent keeps its id; what was over the limit was not sent and has a new one each time.
    expect(again.map((id, n) => id === first[n])).toEqual([...Array<boolean>(20).fill(true), false]);
    expect(storm('mfe-calm', 1)).toBe(storm('mfe-calm', 1));
    expect(printed).toHaveBeenCalled();
  });

  it('says where and whose it was, and nothing of what an address opens', () => {
    window.history.replaceState(null, '', '/booking/confirmation/1?access_token=secret#there');
    const origin = { name: 'mfe-booking', version: '1' };
    const report = reportOf(new Error('x'.repeat(1_001)), { level: 'page', origin, errorId: 'e1' });
    expect(report).toMatchObject({ error_id: 'e1', level: 'page', remote: origin, message: 'x'.repeat(1_000) });
    expect(report.url).toBe('http://localhost/booking/confirmation/1');
    expect(JSON.stringify(report)).not.toContain('secret');
  });

  it('is not made of what an extension of the browser broke', () => {
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    watchUncaught();
    const uncaught = (message: string, file: string) => {
      const error = Object.assign(new Error(message), { stack: `Error: ${message}\n at f (${file}:1:2)` });
      window.dispatchEvent(new ErrorEvent('error', { error }));
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
      return printed.mock.calls.filter(([, shown]) => shown === error).length;
    };
    expect(uncaught('theirs', 'chrome-extension://abc/content.js')).toBe(0);
    expect(uncaught('ours', 'http://localhost/r/mfe-a/1/js/a.js')).toBe(1);
    expect(uncaught('the shell’s', 'http://localhost/shell/js/main.js')).toBe(1);
  });

  it('names the build of the shell by the hash of its script', () => {
    expect(
      shellVersion(['https://a.example/shell/js/vendor.11aa22bb.js', 'https://a.example/shell/js/main.33cc44dd.js']),
    ).toMatch(/-33cc44dd$/);
    expect(shellVersion([])).not.toContain('-');
  });

  it.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => new Response(null, { status: 502 })],
    ['there were too many', async () => new Response(null, { status: 429 })],
  ])('is sent again when %s', async (_, answer) => {
    jest.useFakeTimers();
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await deliver({ error_id: 'e1' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    fetched.mockImplementation(async () => new Response(null, { status: 202 }));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(fetched.mock.calls.map(([, init]) => init?.body)).toEqual(Array(3).fill('{"error_id":"e1"}'));
  });
});

describe('an error id', () => {
  it('is a UUID v7 and sorts by time', () => {
    expect(newErrorId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(newErrorId(1_000) < newErrorId(2_000)).toBe(true);
  });

  it('is told apart by what visitors see of it, in the same moment too', () => {
    const shown = Array.from({ length: 1_000 }, () => shownErrorId(newErrorId(1_000)));
    expect(new Set(shown).size).toBe(1_000);
    expect(shown[0]).toMatch(/^[0-9a-f]{8}$/);
  });
});
