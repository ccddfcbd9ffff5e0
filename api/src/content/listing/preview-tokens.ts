import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import { Config } from '../../platform/config/config.js';

/** How long a preview stays open. Milliseconds. */
export const PREVIEW_LASTS = 24 * 3_600_000;

/** `<id>.<end in seconds>.<signature>`; `k` before the id of what was kept as it would read. */
const TOKEN = /^(k?\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

/** For `?preview=` of a read. `expires_at` is ISO 8601. */
export interface PreviewToken {
  token: string;
  expires_at: string;
}

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

  /** A token for one row of a kind. */
  make(kind: string, id: number): PreviewToken {
    return this.signed(kind, String(id));
  }

  /** A token for a kept preview of a kind. */
  makeKept(kind: string, id: number): PreviewToken {
    return this.signed(kind, `k${id}`);
  }

  /**
   * Id of the row that a read's token opens; none for a read without a token.
   * @throws {NotFoundError} when it opens none of this kind, or none any more
   */
  opened(kind: string, token: string | undefined): number | undefined {
    if (token === undefined) return undefined;
    const name = this.named(kind, token);
    if (name.startsWith('k')) throw new NotFoundError();
    return Number(name);
  }

  /** Id of the kept preview that a token opens; null for a token of a row, or none. @throws {NotFoundError} as `opened` */
  kept(kind: string, token: string | undefined): number | null {
    return token?.startsWith('k') ? Number(this.named(kind, token).slice(1)) : null;
  }

  private signed(kind: string, name: string): PreviewToken {
    const end = Math.floor((this.clock.now().getTime() + PREVIEW_LASTS) / 1000);
    return { token: `${name}.${end}.${this.sign(kind, name, end)}`, expires_at: new Date(end * 1000).toISOString() };
  }

  private named(kind: string, token: string): string {
    const [, name = '', end = '', signature = ''] = TOKEN.exec(token) ?? [];
    if (!signature || Number(end) * 1000 < this.clock.now().getTime()) throw new NotFoundError();
    const signed = Buffer.from(this.sign(kind, name, Number(end)));
    if (!timingSafeEqual(signed, Buffer.from(signature))) throw new NotFoundError();
    return name;
  }

  private sign(kind: string, name: string, end: number): string {
    return createHmac('sha256', this.key).update(`${kind} ${name} ${end}`).digest('base64url');
  }
}
