import { browser } from '../../tools/presets/jest.mjs';

export default browser(import.meta.dirname, { testMatch: ['<rootDir>/{src,gallery}/**/*.{test,spec}.{ts,tsx}'] });
