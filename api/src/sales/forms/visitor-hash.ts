import { createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Stands for a visitor's address without being it: enough to count one vote once, of no use to find somebody. */
@Injectable()
export class VisitorHash {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, 'atoll', 'visitor address', 32));
  }

  of(address: string): string {
    return createHmac('sha256', this.key).update(address).digest('hex').slice(0, 32);
  }
}
