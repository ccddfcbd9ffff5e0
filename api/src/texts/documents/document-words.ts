import path from 'node:path';
import { Words } from '../../platform/words/words.js';

/**
 * Words of the few pages that no remote draws (what is missing, what fails, what the links of letters open), and of prices and
 * transfers as quotes and papers name them.
 */
export const DOCUMENT_WORDS = new Words(path.join(import.meta.dirname, 'locales'));
