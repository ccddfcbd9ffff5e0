// The matchers that jest.setup.mjs adds. The package's own declaration names a module that Jest 30 no longer declares them in.
import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>, T = unknown> extends TestingLibraryMatchers<T, R> {}
}
