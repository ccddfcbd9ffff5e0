// Folders for what lives as long as a test run and is made and thrown away all the time, databases first of all.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTime } from './processes.mjs';

const MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
const NAME = /^atoll-scratch-(\d+)-/;

/** A file system in memory with room for a run, on a machine that has memory to spare; else that of temporary files. */
function home() {
  try {
    fs.accessSync(MEMORY, fs.constants.W_OK | fs.constants.X_OK);
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    if (bavail * bsize >= GIGABYTE && process.availableMemory() >= 4 * GIGABYTE) return MEMORY;
  } catch {
    // There is none: not Linux, or a container without.
  }
  return os.tmpdir();
}

/** Takes away what killed runs left. */
function tidy(parent) {
  for (const name of fs.readdirSync(parent)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && startTime(Number(pid)) === null) fs.rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * A new folder of this process: in memory where that can be, for a disk's file system takes twenty times as long to make and
 * remove the thousand files of a database. Who asks for it removes it.
 */
export function scratchFolder() {
  const parent = home();
  tidy(parent);
  return fs.mkdtempSync(path.join(parent, `atoll-scratch-${process.pid}-`));
}
