// Writes tokens.css from tokens.ts: node libs/ui/src/tokens/write-css.mjs [--check]
import fs from 'node:fs';
import path from 'node:path';
import { dark, fonts, light, motion, radii, shadows, sizes, space, text } from './tokens.ts';

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const block = (prefix, values) =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`);
const rule = (selector, lines, indent = '') =>
  [`${indent}${selector} {`, ...lines.map((line) => `${indent}  ${line}`), `${indent}}`].join('\n');

const css = [
  '/* Generated from tokens.ts by write-css.mjs. */',
  rule(':root', [
    'color-scheme: light dark;',
    ...block('color', light),
    ...block('text', text),
    ...block('space', space),
    ...block('radius', radii),
    ...block('shadow', shadows),
    ...block('motion', motion),
    ...block('size', sizes),
  ]),
  // By language, not on the root alone: English words in a Chinese page have letters of their own.
  rule(':root, :lang(en), :lang(ru)', [`--font-display: ${fonts.display};`, `--font-text: ${fonts.text};`]),
  rule(':lang(zh)', [`--font-display: ${fonts.displayZh};`, `--font-text: ${fonts.textZh};`]),
  `@media (prefers-color-scheme: dark) {\n${rule(':root', block('color', dark), '  ')}\n}`,
  '',
].join('\n\n');

const file = path.join(import.meta.dirname, 'tokens.css');
if (process.argv.includes('--check')) {
  if (fs.readFileSync(file, 'utf8') !== css) {
    console.error('libs/ui/src/tokens/tokens.css is stale: run npm run generate');
    process.exit(1);
  }
} else fs.writeFileSync(file, css);
