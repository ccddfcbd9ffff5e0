import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { scratchFolder } from './scratch.mjs';

const made = [];
const make = () => {
  const folder = scratchFolder();
  made.push(folder);
  return folder;
};

afterEach(() => {
  jest.restoreAllMocks();
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

describe('a scratch folder', () => {
  it('is made anew each time, and can be written to', () => {
    const [first, second] = [make(), make()];
    expect(first).not.toBe(second);
    fs.writeFileSync(path.join(first, 'a'), 'a');
    expect(fs.readdirSync(second)).toEqual([]);
  });

  it('lies in memory where there is room', () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 2 ** 20, bsize: 4096 });
    jest.spyOn(process, 'availableMemory').mockReturnValue(2 ** 34);
    expect(path.dirname(make())).toBe(fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir());
  });

  it.each([
    ['there is little room in memory', () => jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 16, bsize: 4096 })],
    ['the machine has little to spare', () => jest.spyOn(process, 'availableMemory').mockReturnValue(10_000_000)],
    [
      'there is no file system in memory',
      () =>
        jest.spyOn(fs, 'accessSync').mockImplementation(() => {
          throw new Error('ENOENT');
        }),
    ],
  ])('lies on the disk where %s', (_, arrange) => {
    arrange();
    expect(path.dirname(make())).toBe(os.tmpdir());
  });

  it('goes with the next one when its process was killed, and stays while that lives', () => {
    const mine = make();
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const left = path.join(path.dirname(mine), `atoll-scratch-${pid}-left`);
    fs.mkdirSync(path.join(left, 'postgres'), { recursive: true });
    make();
    expect([fs.existsSync(left), fs.existsSync(mine)]).toEqual([false, true]);
  });
});
