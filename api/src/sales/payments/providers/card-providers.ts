import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { NotFoundError } from '../../../platform/errors/app-error.js';
import { SandboxProvider } from '../sandbox/sandbox-provider.js';
import type { CardProvider } from './card-provider.js';
import { StripeProvider } from './stripe/stripe-provider.js';

/** The card providers of this installation. BML Connect, the usual one in the Maldives, would be another entry. */
@Injectable()
export class CardProviders {
  private readonly known: ReadonlyMap<string, CardProvider>;
  /** Who takes the next card; null where nobody does. */
  readonly current: CardProvider | null;

  constructor(config: Config, stripe: StripeProvider, sandbox: SandboxProvider) {
    const enabled: CardProvider[] = [...(config.stripe ? [stripe] : []), ...(config.sandboxPay ? [sandbox] : [])];
    this.known = new Map(enabled.map((provider) => [provider.code, provider]));
    this.current = config.cardProvider === null ? null : this.named(config.cardProvider);
  }

  /** @throws {NotFoundError} for one that is not there, or not enabled */
  named(code: string): CardProvider {
    const provider = this.known.get(code);
    if (!provider) throw new NotFoundError();
    return provider;
  }

  /** The same; null where it is not there any more. */
  find(code: string): CardProvider | null {
    return this.known.get(code) ?? null;
  }
}
