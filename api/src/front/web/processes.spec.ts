import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { SHELL_SOURCE, aBundle, remoteSource } from '@atoll/registry/testing-drawing';
import { type Drawer, Processes, START } from './processes.js';

const SHELL = aBundle('shell', SHELL_SOURCE);
let processes: Processes;
let changes = 0;

beforeEach(() => {
  changes = 0;
  processes = new Processes(() => (changes += 1));
});
afterEach(() => processes.close());

async function end({ process }: Drawer): Promise<void> {
  await process.stop();
  expect(process.isGone).toBe(true);
}

describe('the process that draws', () => {
  it('is the same while the same is served, which it says once', () => {
    const drawer = processes.of('1');
    expect(drawer).not.toBeNull();
    expect(processes.of('1')).toBe(drawer);
    expect(processes.pid).toBe(drawer?.process.pid);
    expect(changes).toBe(1);
  });

  it('gives way to the next when that is asked for, and draws for a while what was begun with it', async () => {
    const first = processes.of('1') as Drawer;
    await processes.prepare('2', SHELL, []);
    expect(processes.of('1')).toBe(first);
    const second = processes.of('2') as Drawer;
    expect(changes).toBe(2);
    // It has loaded the shell: another order is obeyed.
    await expect(second.start).resolves.toBeUndefined();
    expect([processes.of('1'), processes.of('2')]).toEqual([first, second]);
    expect([processes.isCurrent(first), processes.isCurrent(second)]).toEqual([false, true]);
    await sleep(START + 500);
    expect([first.process.isGone, second.process.isGone]).toEqual([true, false]);
    expect(processes.of('2')).toBe(second);
  });

  it('is not waited for longer than a start may take, and is one for all who wait', async () => {
    const loop = aBundle('shell', 'for (;;);');
    let reads = 0;
    const stuck = { ...loop, read: () => ((reads += 1), loop.read()) };
    const began = performance.now();
    await Promise.all([processes.prepare('1', stuck, []), processes.prepare('1', stuck, [])]);
    expect(performance.now() - began).toBeGreaterThan(START - 50);
    expect(performance.now() - began).toBeLessThan(START + 1000);
    expect(processes.of('1')?.process.isGone).toBe(false);
    expect(reads).toBe(1);
  });

  it('has loaded what it draws with when it takes its place, but for what cannot be loaded', async () => {
    const read: string[] = [];
    const counted = (name: string, source: string) => {
      const bundle = aBundle(name, source);
      return { ...bundle, read: () => (read.push(name), bundle.read()) };
    };
    const page = remoteSource({ home: 'return ""' });
    const shell = counted('shell', SHELL_SOURCE);
    const remotes = [counted('mfe-a/1', page), counted('mfe-b/1', 'throw new Error()'), counted('mfe-c/1', page)];
    await processes.prepare('1', shell, remotes);
    const { process } = processes.of('1') as Drawer;
    for (const remote of [remotes[0], remotes[2]]) await process.outline({ shell, remote: remote ?? null });
    expect(read).toEqual(['shell', 'mfe-a/1', 'mfe-b/1', 'mfe-c/1']);
    await expect(process.outline({ shell, remote: remotes[1] ?? null })).rejects.toThrow();
  });

  it('rests when it ends again and again, but not when something else is served', async () => {
    for (let n = 0; n < 3; n += 1) await end(processes.of('1') as Drawer);
    expect(processes.of('1')).toBeNull();
    expect(processes.isFirst).toBe(false);
    const other = processes.of('2') as Drawer;
    expect(other).not.toBeNull();
    expect(processes.isFirst).toBe(true);
    await end(other);
    processes.of('2');
    processes.works();
    expect(processes.isFirst).toBe(true);
  });

  it('starts for nobody any more when all is over', async () => {
    const first = processes.of('1') as Drawer;
    await processes.close();
    await processes.prepare('2', SHELL, []);
    expect(first.process.isGone).toBe(true);
    expect(processes.of('2')).toBeNull();
  });
});
