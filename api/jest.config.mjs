import { node } from '@atoll/tools/presets/jest.mjs';

export default node(import.meta.dirname, {
  globalSetup: './test/global-setup.mjs',
  globalTeardown: './test/global-teardown.mjs',
});
