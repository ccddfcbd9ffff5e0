import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Config } from '../../platform/config/config.js';

/** How long a preview stays open. Milliseconds. */
const LASTS = 24 * 3_600_000;

/** `<id>.<end in seconds>.<signature>` */
const TOKEN = /^(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

/** Signed addresses of what is not public yet: whoever has one reads that one thing for a day, without signing in (D-22). */
@Injectable()
export class PreviewTokens {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'content preview', 32));
  }

  /** A token for one row of a kind. `expires_at` is ISO 8601. */
  make(kind: string, id: number): { token: string; expires_at: string } {
    const end = Math.floor((this.clock.now().getTime() + LASTS) / 1000);
    return { token: `${id}.${end}.${this.sign(kind, id, end)}`, expires_at: new Date(end * 1000).toISOString() };
  }

  /**
   * Id of the row that a read's token opens; none for a read without a token.
   * @throws {NotFoundError} when it opens none of this kind, or none any more
   */
  opened(kind: string, token: string | undefined): number | undefined {
    if (token === undefined) return undefined;
    const [, id = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!signature || Number(end) * 1000 < this.clock.now().getTime()) throw new NotFoundError();
    const signed = Buffer.from(this.sign(kind, Number(id), Number(end)));
    if (!timingSafeEqual(signed, Buffer.from(signature))) throw new NotFoundError();
    return Number(id);
  }

  private sign(kind: string, id: number, end: number): string {
    return createHmac('sha256', this.key).update(`${kind} ${id} ${end}`).digest('base64url');
  }
}
