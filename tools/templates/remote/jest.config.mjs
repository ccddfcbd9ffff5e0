import { browser } from '@atoll/tools/presets/jest.mjs';

export default browser(import.meta.dirname);
