import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/data/clock.js';
import { Sql } from '../../platform/data/sql.js';
import { UnavailableError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Sandbox } from '../../platform/sandbox/sandbox.js';
import type drawPaper from './drawing/draw-paper.js';
import type { Paper } from './drawing/paper.js';
import { type DrawingKey, findDrawn, keepDrawn } from './drawn-papers.queries.js';

const DRAWING = path.join(import.meta.dirname, 'drawing/draw-paper.js');

/** How long drawing may take on a machine that has other things to do; alone it is a third of a second. Milliseconds. */
const PATIENCE = 20_000;

/** Papers that may wait to be drawn: at a tenth of a second each, as long as somebody waits for a page. */
const MAX_WAITING = 100;

/** Draws each paper once and keeps it. */
@Injectable()
export class DrawnPapers {
  private readonly underway = new Map<string, Promise<Buffer>>();
  private line: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(
    private readonly sql: Sql,
    private readonly sandbox: Sandbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The PDF of a paper. Who asks while another looks for it or draws it gets the same; two processes may draw it both, and answer what
   * was kept first.
   * @throws {UnavailableError} 503 when too many papers wait to be drawn
   */
  async bytes(key: DrawingKey, paper: Paper): Promise<Buffer> {
    const name = `${key.id} ${key.fingerprint}`;
    const asked = this.underway.get(name) ?? this.find(key, paper).finally(() => this.underway.delete(name));
    this.underway.set(name, asked);
    return asked;
  }

  private async find(key: DrawingKey, paper: Paper): Promise<Buffer> {
    const kept = await findDrawn(this.sql, key);
    if (kept) return kept.content;
    const drawn = await this.inLine(() => this.draw(paper, key.booking));
    await keepDrawn(this.sql, key, drawn, this.clock.now());
    return (await findDrawn(this.sql, key))?.content ?? drawn;
  }

  /** One after the other: whoever sends files finds a place in the sandbox beside the papers. */
  private inLine(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.waiting >= MAX_WAITING) throw new UnavailableError(5);
    this.waiting += 1;
    const drawn = this.line.then(draw).finally(() => {
      this.waiting -= 1;
    });
    this.line = drawn.catch(() => undefined);
    return drawn;
  }

  private async draw(paper: Paper, caller: string): Promise<Buffer> {
    try {
      const job = { module: DRAWING, input: paper, caller, field: 'paper', limit: PATIENCE };
      return Buffer.from(await this.sandbox.run<typeof drawPaper>(job));
    } catch (error) {
      // Nobody sent anything: a machine that is too busy is no fault of who reads.
      if (error instanceof ValidationFailedError) throw new UnavailableError(5);
      throw error;
    }
  }
}
