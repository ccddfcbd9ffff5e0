import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError, ValidationFailedError } from '../../platform/errors/app-error.js';
import { Clock } from '../../platform/data/clock.js';
import type { CurrencyCode } from '../../platform/fields/currencies.js';
import { type Page, pageWindow, toPage } from '../../platform/data/page.js';
import { Config } from '../../platform/config/config.js';
import type { Change } from '../../content/editing/content-writer.js';
import { RowChange } from '../../content/editing/row-change.js';
import { CurrencyRate } from './currency-rate.entity.js';
import { Currency } from './currency.entity.js';
import type {
  CurrencyRateDto,
  EditableCurrencyDto,
  ListCurrencyRatesQuery,
  WriteCurrencyDto,
  WriteCurrencyRateDto,
} from './currencies-editing.dto.js';
import { readCurrencies, readRate, readRates } from './currencies-editing.queries.js';

/** Prices and charges are in it: it is always offered and always worth one. */
const BASE = 'USD';

/** No rate of ours is older. */
const FIRST_DAY = '2000-01-01';

/** What staff do with currencies and their rates. Each change is one transaction. */
@Injectable()
export class CurrenciesEditing {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: RowChange,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Every currency with its present rate. */
  list(): Promise<EditableCurrencyDto[]> {
    return this.em.fork().transactional((em) => readCurrencies(em, null));
  }

  /** @throws {NotFoundError} */
  get(code: CurrencyCode): Promise<EditableCurrencyDto> {
    return this.em.fork().transactional((em) => this.read(em, code));
  }

  /** @throws {ValidationFailedError} for the base currency; 404, 412, 428 */
  update(code: CurrencyCode, body: WriteCurrencyDto, change: Change): Promise<EditableCurrencyDto> {
    return this.em.fork().transactional(async (em) => {
      const row = await em.findOne(Currency, { code }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!row) throw new NotFoundError();
      const before = await this.read(em, code);
      await this.changes.requireVersion(em, row, change, before);
      if (code === BASE && body.is_active === false) throw ValidationFailedError.on('is_active', 'base_currency');
      const { en, ...names } = body.names ?? {};
      if (en !== undefined) row.name = en;
      const given = Object.entries(names).filter(([, name]) => name !== undefined);
      if (given.length > 0) row.names = { ...row.names, ...(Object.fromEntries(given) as Record<string, string>) };
      if (body.decimals !== undefined) row.decimals = body.decimals;
      if (body.is_active !== undefined) row.isActive = body.is_active;
      row.updatedBy = change.caller?.id ?? null;
      await em.flush();
      const after = await this.read(em, code);
      await this.changes.finish(em, named('currency.update', code), change, before, () => after);
      return after;
    });
  }

  /** Rates of a currency, the latest day first. @throws {InvalidPageError} past the end */
  rates(code: CurrencyCode, query: ListCurrencyRatesQuery, url: string): Promise<Page<CurrencyRateDto>> {
    return this.em.fork().transactional(async (em) => {
      const { count, rows } = await readRates(em, code, pageWindow(query));
      return toPage(this.config.baseUrl, url, query, count, rows);
    });
  }

  /** Adds a rate; the latest one that has begun is shown. @throws {ValidationFailedError} */
  addRate(code: CurrencyCode, body: WriteCurrencyRateDto, change: Change): Promise<CurrencyRateDto> {
    if (code === BASE) throw ValidationFailedError.on('rate', 'base_currency');
    const last = this.clock.maldivesDate(365);
    if (body.as_of < FIRST_DAY) throw ValidationFailedError.on('as_of', 'date_too_early', { date: FIRST_DAY });
    if (body.as_of > last) throw ValidationFailedError.on('as_of', 'date_too_late', { date: last });
    return this.em.fork().transactional(async (em) => {
      const currency = await em.findOne(Currency, { code });
      if (!currency) throw new NotFoundError();
      const { rate, as_of: asOf, source } = body;
      const values = { rate, asOf, source, createdBy: change.caller?.id ?? null };
      const row = new CurrencyRate(currency, values, this.clock.now());
      em.persist(row);
      const after = { rate, as_of: asOf, source };
      await this.changes.finish(em, named('currency.rate', code), change, null, () => after);
      const made = await readRate(em, row.id);
      if (!made) throw new NotFoundError();
      return made;
    });
  }

  private async read(em: EntityManager, code: CurrencyCode): Promise<EditableCurrencyDto> {
    const [row] = await readCurrencies(em, code);
    if (!row) throw new NotFoundError();
    return row;
  }
}

const named = (action: string, code: string) => ({
  action,
  entity: 'currency',
  entityId: code,
  tags: ['settings', 'packages', 'resorts', 'experiences'] as ('settings' | 'packages' | 'resorts' | 'experiences')[],
});
