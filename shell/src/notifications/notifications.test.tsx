import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { addRealTexts } from '@atoll/testing/texts';
import en from '../../locales/en.json' with { type: 'json' };
import { notify } from './messages';
import { Notifications } from './notifications';

const say = (...texts: string[]) => act(() => texts.forEach((text) => notify({ kind: 'success', text })));
const shown = () => Array.from(screen.getByRole('status').querySelectorAll('p'), ({ textContent }) => textContent);

describe('the notification area', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    addRealTexts('en', { shell: en });
    render(<Notifications />);
  });
  afterEach(() => {
    act(() => void jest.runAllTimers());
    jest.useRealTimers();
  });

  it('shows three messages at most: the oldest leaves when a fourth arrives', () => {
    say('one', 'two', 'three');
    expect(shown()).toEqual(['one', 'two', 'three']);
    say('four');
    expect(shown()).toEqual(['two', 'three', 'four']);
  });

  it('shows each for five seconds', () => {
    say('one');
    act(() => void jest.advanceTimersByTime(2_000));
    say('two');
    act(() => void jest.advanceTimersByTime(2_999));
    expect(shown()).toEqual(['one', 'two']);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toEqual(['two']);
    act(() => void jest.advanceTimersByTime(2_000));
    expect(shown()).toEqual([]);
  });

  it('says once what is said again while it stands there, for five seconds more', () => {
    say('one', 'two', 'one');
    expect(shown()).toEqual(['one', 'two']);
    act(() => void jest.advanceTimersByTime(3_000));
    say('one');
    act(() => void jest.advanceTimersByTime(4_999));
    expect(shown()).toEqual(['one']);
    act(() => void jest.advanceTimersByTime(1));
    expect(shown()).toEqual([]);
  });

  it('lets a reader dismiss one', () => {
    say('one', 'two');
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    expect(shown()).toEqual(['two']);
  });

  const area = () => screen.getByRole('status').parentElement!;
  /** As a browser tells of it: the event, and what is under the pointer or has the focus by then. */
  const read = (event: string, isRead: boolean) => {
    jest.spyOn(area(), 'matches').mockReturnValue(isRead);
    act(() => void area().dispatchEvent(new Event(event)));
  };
  const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

  it('keeps all while one is pointed at or has the focus, and gives each its time after that', () => {
    say('one', 'two');
    for (const [enter, leave] of [
      ['pointerenter', 'pointerleave'],
      ['focusin', 'focusout'],
    ] as const) {
      read(enter, true);
      pass(60_000);
      expect(shown()).toEqual(['one', 'two']);
      read(leave, false);
      pass(4_999);
      expect(shown()).toEqual(['one', 'two']);
    }
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('keeps what has the focus when the pointer leaves', () => {
    say('one');
    read('focusin', true);
    read('pointerleave', true);
    pass(60_000);
    expect(shown()).toEqual(['one']);
  });

  it('keeps nothing for a message that goes from under the pointer: dismissed, or by a fourth', () => {
    say('one', 'two', 'three');
    read('pointerenter', true);
    jest.spyOn(area(), 'matches').mockReturnValue(false);
    say('four');
    pass(5_000);
    expect(shown()).toEqual([]);
    say('five', 'six');
    read('pointerenter', true);
    jest.spyOn(area(), 'matches').mockReturnValue(false);
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!);
    pass(5_000);
    expect(shown()).toEqual([]);
  });

  it('says errors at once', () => {
    act(() => notify({ kind: 'error', text: 'Network error' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Network error');
    expect(shown()).toEqual([]);
  });
});
