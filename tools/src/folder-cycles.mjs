// Folders of the API that need one another: neither could be read, tested or taken away alone.
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /\b(?:from|import\()\s*'(\.[^']+)'/g;

/** Imports from one folder into another: folder → folder → the first file that does it. A folder is `area/room`. */
function arrowsOf(source) {
  const arrows = new Map();
  const roomOf = (file) => path.relative(source, file).split(path.sep).slice(0, 2);
  const files = fs.globSync('*/**/*.ts', { cwd: source }).filter((name) => !/spec\.ts$|^database\//.test(name));
  for (const file of files.toSorted()) {
    const from = roomOf(path.join(source, file));
    const text = fs.readFileSync(path.join(source, file), 'utf8');
    for (const [, target] of text.matchAll(IMPORT)) {
      const to = roomOf(path.resolve(source, path.dirname(file), target));
      if (to[0] === '..' || to.length < 2 || to.join('/') === from.join('/')) continue;
      const known = arrows.get(from.join('/')) ?? arrows.set(from.join('/'), new Map()).get(from.join('/'));
      if (!known.has(to.join('/'))) known.set(to.join('/'), file);
    }
  }
  return arrows;
}

/** The way from one folder to another, both included, or null. */
function wayBetween(arrows, from, to, seen = new Set()) {
  if (from === to) return [to];
  seen.add(from);
  for (const next of arrows.get(from)?.keys() ?? []) {
    const way = seen.has(next) ? null : wayBetween(arrows, next, to, seen);
    if (way) return [from, ...way];
  }
  return null;
}

/**
 * One sentence for each circle of folders under a source folder, named once.
 * @param {string} source absolute path of `api/src`
 * @returns {string[]}
 */
export function folderCycles(source) {
  const arrows = arrowsOf(source);
  const named = new Set();
  return [...arrows].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, file]) => {
      const back = wayBetween(arrows, to, from);
      const circle = back?.toSorted().join();
      if (!back || named.has(circle)) return [];
      named.add(circle);
      return [
        `${file} closes a circle of folders: ${[from, ...back].join(' → ')}. Move what both need to the one below.`,
      ];
    }),
  );
}
