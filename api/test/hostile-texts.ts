import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What runs where text is taken for markup, code or a template (security requirement S20), and is none of what plain texts lose. None
 * may be changed or obeyed. The flows in Chromium read the same file.
 */
export const HOSTILE_TEXTS = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'hostile-texts.json'), 'utf8'),
) as readonly string[];
