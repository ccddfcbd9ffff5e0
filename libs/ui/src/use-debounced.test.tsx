import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced.tsx';

describe('a field that waits for a pause', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const open = (first: string) => {
    const settle = jest.fn<(value: string) => void>();
    const hook = renderHook(({ value }) => useDebounced(value, settle), { initialProps: { value: first } });
    const type = (text: string) => act(() => hook.result.current[1](text));
    return { ...hook, settle, type, wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
  };

  it('hands on what was typed once, without spaces, when the typing pauses', () => {
    const { settle, type, wait } = open('');
    type('re');
    wait(299);
    type('reef ');
    wait(299);
    expect(settle).not.toHaveBeenCalled();
    wait(1);
    expect(settle.mock.calls).toEqual([['reef']]);
  });

  it('keeps the space before the next word, and hands nothing on for it', () => {
    const { settle, type, wait, rerender, result } = open('');
    type('reef ');
    wait(300);
    rerender({ value: 'reef' });
    expect(result.current[0]).toBe('reef ');
    wait(1_000);
    expect(settle).toHaveBeenCalledTimes(1);
  });

  it('hands nothing on once somebody is on the way to another page', () => {
    const { settle, type, wait } = open('');
    type('reef');
    const here = window.location.pathname;
    window.history.pushState(null, '', '/elsewhere');
    wait(1_000);
    window.history.pushState(null, '', here);
    expect(settle).not.toHaveBeenCalled();
  });

  it('gives way to a change from outside', () => {
    const { settle, type, wait, rerender, result } = open('reef');
    type('reef sh');
    rerender({ value: '' });
    expect(result.current[0]).toBe('');
    wait(1_000);
    expect(settle).not.toHaveBeenCalled();
  });
});
