import { node } from './presets/jest.mjs';

export default node(import.meta.dirname);
