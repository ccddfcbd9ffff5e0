// What the README tells of the workspace is so.
import { describe, expect, it } from '@jest/globals';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const readme = read('README.md');

describe('README.md', () => {
  it('names every variable that the configuration reads, and no other', () => {
    const readers = [
      'api/src/platform/config/config.ts',
      'api/src/platform/config/stripe-settings.ts',
      'libs/registry/src/place.ts',
    ]
      .map(read)
      .join();
    const quoted = [...readers.matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name]) => name);
    const ofTools = ['CHROMIUM_PATH', 'FIREFOX_PATH', 'ATOLL_PATIENCE'];
    const wanted = new Set([...quoted.filter((name) => name !== 'NODE_ENV'), ...ofTools]);
    const table = readme.slice(readme.indexOf('## Environment'), readme.indexOf('## Licence'));
    const named = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g)].map(([, name]) => name));
    expect([...named].toSorted()).toEqual([...wanted].toSorted());
  });

  it('points at places that exist', () => {
    const places = [...readme.matchAll(/`((?:api|libs|mfe-\w+|shell|tools)\/[\w./-]+)`/g)].map(([, place]) => place);
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !fs.existsSync(path.join(ROOT, place)))).toEqual([]);
  });
});

describe('api/README.md', () => {
  it('names every room of the API', () => {
    const areas = read('api/README.md').slice(read('api/README.md').indexOf('## Areas'));
    const rooms = fs.globSync('api/src/{platform,people,content,texts,catalogue,site,sales,front}/*/', { cwd: ROOT });
    expect(rooms.length).toBeGreaterThan(50);
    expect(rooms.filter((room) => !areas.includes(`\`${path.basename(room)}/\``))).toEqual([]);
  });
});
