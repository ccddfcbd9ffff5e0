// What jsdom has no answer for, and matchers for the DOM.
import { afterEach, expect } from '@jest/globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';

expect.extend(matchers);
// Tests share two cores with builds and browsers: an answer may take its time, a missing one still fails.
configure({ asyncUtilTimeout: 5000 });
afterEach(() => cleanup());

window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
});
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Node's own MessageChannel would keep Jest alive; a timer is enough for what schedules through it.
globalThis.MessageChannel ??= class {
  constructor() {
    this.port1 = { onmessage: null, close() {} };
    this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0), close() {} };
  }
};
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
