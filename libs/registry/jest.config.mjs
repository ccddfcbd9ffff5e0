import { node } from '../../tools/presets/jest.mjs';

export default node(import.meta.dirname);
