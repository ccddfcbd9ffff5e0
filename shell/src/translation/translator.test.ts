import { afterEach, describe, expect, it } from '@jest/globals';
import { hasTyped } from './translator';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

describe('what a traveller has told of themselves', () => {
  it('is nothing where a page was only read, and lists were searched', () => {
    localStorage.setItem('atoll_saved', 'p-1');
    localStorage.setItem('atoll_language', 'en');
    document.body.innerHTML = '<form><input></form><main><form><input value="2"></form></main>';
    document.querySelector('input')!.value = 'elsewhere';
    expect(hasTyped()).toBe(false);
  });

  it.each([
    ['a booking that was begun', () => localStorage.setItem('atoll_booking_draft:manta-week', '{}')],
    ['a trip that was wished for', () => sessionStorage.setItem('atoll_trip_wish', '{}')],
  ])('is %s, on whichever page', (_what, keep) => {
    keep();
    expect(hasTyped()).toBe(true);
  });

  it('is what stands in a form of the page', () => {
    document.body.innerHTML = '<main><form><input><textarea></textarea></form></main>';
    expect(hasTyped()).toBe(false);
    document.querySelector('textarea')!.value = 'Anna';
    expect(hasTyped()).toBe(true);
  });
});
