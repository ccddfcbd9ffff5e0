import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type echo from '../../../test/sandbox/echo.js';
import type harm from '../../../test/sandbox/harm.js';
import { UnavailableError } from '../errors/app-error.js';
import { SandboxProcess } from './sandbox-process.js';
import { Sandbox, SandboxFault } from './sandbox.js';

const JOBS = path.resolve(import.meta.dirname, '../../../test/sandbox');
const sandbox = new Sandbox();
afterAll(() => sandbox.onApplicationShutdown());

const say = (text: string, caller = 'a', milliseconds = 0) =>
  sandbox.run<typeof echo>({
    module: path.join(JOBS, 'echo.js'),
    input: { text, milliseconds },
    caller,
    field: 'file',
  });
const harmBy = (input: Parameters<typeof harm>[0]) =>
  sandbox.run<typeof harm>({ module: path.join(JOBS, 'harm.js'), input, caller: 'a', field: 'picture' });

describe('a job', () => {
  it('is done in another process, which knows nothing of the server and is used again', async () => {
    const first = await say('Острова');
    expect(first).toMatchObject({ text: 'Острова', environment: [] });
    expect(first.pid).not.toBe(process.pid);
    expect((await say('x')).pid).toBe(first.pid);
  });

  it.each(['spin', 'hoard', 'hoard at once', 'nest', 'kill'] as const)('that would %s ends alone', async (kind) => {
    const started = performance.now();
    await expect(harmBy(kind)).rejects.toMatchObject({ fields: { picture: [{ code: 'file_too_heavy' }] } });
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await say('still here')).toMatchObject({ text: 'still here' });
  });

  it('may take as long as it says', async () => {
    const job = { module: path.join(JOBS, 'echo.js'), caller: 'a', field: 'file' };
    const input = { text: 'late', milliseconds: 4500 };
    expect(await sandbox.run<typeof echo>({ ...job, input, limit: 20_000 })).toMatchObject({ text: 'late' });
    await expect(sandbox.run<typeof echo>({ ...job, input, limit: 100 })).rejects.toMatchObject({
      fields: { file: [{ code: 'file_too_heavy' }] },
    });
  });

  it('that fails as nobody foresaw is a fault of ours, not of the file', async () => {
    await expect(harmBy('throw')).rejects.toThrow(SandboxFault);
    await expect(harmBy('throw')).rejects.toThrow(/harm\.js was ended: TypeError: unforeseen\n\s+at harm /);
    await expect(harmBy('leave')).rejects.toThrow('harm.js was ended: it ended with 3');
    const lost = sandbox.run<typeof echo>({
      module: path.join(JOBS, 'lost.js'),
      input: { text: '', milliseconds: 0 },
      caller: 'a',
      field: 'file',
    });
    await expect(lost).rejects.toThrow(/lost\.js was ended: Error.*: Cannot find module/);
    expect(await say('still here')).toMatchObject({ text: 'still here' });
  });

  it('is not refused because the system ended the process that rested', async () => {
    const { pid } = await say('x');
    process.kill(pid, 'SIGKILL');
    await new Promise((done) => setTimeout(done, 100));
    expect((await say('still here')).pid).not.toBe(pid);
  });

  it('refuses with its own words', async () => {
    const { pid } = await say('x');
    await expect(harmBy('refuse')).rejects.toMatchObject({
      status: 400,
      fields: { file: [{ code: 'too_many_rows', params: { count: 7 } }] },
    });
    expect((await say('x')).pid).toBe(pid);
  });
});

describe('a process without work', () => {
  it('ends after a while, and never in the middle of the next job', async () => {
    const own = new SandboxProcess();
    const job = (milliseconds: number) =>
      own.run({ module: path.join(JOBS, 'echo.js'), input: { text: 'done', milliseconds } }, 4000);
    const rest = () => new Promise<void>((over) => own.restFor(300, over));
    const first = await job(0);
    void rest();
    expect(await job(600)).toMatchObject({ ended: null, result: first.result });
    await rest();
    expect((await job(0)).ended).toMatch(/SIGKILL/);
  });
});

describe('many jobs', () => {
  it('of one caller wait for each other, and let others pass', async () => {
    // Both processes run by now: what is measured are turns.
    await Promise.all([say('x', 'a', 100), say('x', 'b', 100)]);
    const done: string[] = [];
    const jobs = ['a1', 'a2', 'a3', 'b1'].map(async (name) => {
      await say(name, name.charAt(0), 200);
      done.push(name);
    });
    await Promise.all(jobs);
    expect(done.indexOf('b1')).toBeLessThan(2);
    expect(done.filter((name) => name !== 'b1')).toEqual(['a1', 'a2', 'a3']);
  });

  it('run two at a time', async () => {
    const found = await Promise.all(['a', 'b', 'c', 'd'].map((caller) => say('x', caller, 100)));
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(2);
  });

  it('are refused when more wait than may', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 12 }, () => say('x', 'a', 10)));
    const refused = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toBeInstanceOf(UnavailableError);
    const crowd = Array.from({ length: 50 }, (_, caller) => say('x', `${caller}`, 10));
    expect((await Promise.allSettled(crowd)).filter(({ status }) => status === 'rejected')).toHaveLength(8);
  });

  it('are refused once the server ends, and end with it', async () => {
    const own = new Sandbox();
    const job = { module: path.join(JOBS, 'harm.js'), input: 'spin' as const, caller: 'a', field: 'file' };
    const jobs = [own.run<typeof harm>(job), own.run<typeof harm>(job)].map((run) =>
      expect(run).rejects.toBeInstanceOf(UnavailableError),
    );
    await new Promise((done) => setTimeout(done, 100));
    const started = performance.now();
    await own.onApplicationShutdown();
    await Promise.all(jobs);
    expect(performance.now() - started).toBeLessThan(2000);
    await expect(own.run<typeof harm>(job)).rejects.toBeInstanceOf(UnavailableError);
  });
});
