import { expect, it, jest } from '@jest/globals';
import { giveUpLateStyles } from './late-styles';

it('style sheets of remotes that hang are given up, those of the shell are not', () => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<link rel="stylesheet" href="/r/a/1/a.css"><link rel="stylesheet" href="/shell/css/b.css">';
  giveUpLateStyles();
  jest.advanceTimersByTime(1_400);
  expect(document.querySelectorAll('link')).toHaveLength(2);
  jest.advanceTimersByTime(200);
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual(['/shell/css/b.css']);
  jest.useRealTimers();
});
