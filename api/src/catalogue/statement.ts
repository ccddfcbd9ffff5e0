/** Collects the conditions of a list with their bound values; `$1` is the language. */
export class Statement {
  readonly values: unknown[];
  private readonly conditions: string[] = [];

  constructor(language: string) {
    this.values = [language];
  }

  /** Binds a value; returns its parameter. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a condition that needs no value. */
  where(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** Adds a condition when there is a value. */
  filter(value: unknown, condition: (parameter: string) => string): this {
    if (value !== undefined) this.conditions.push(condition(this.bind(value)));
    return this;
  }

  /** All conditions. */
  get condition(): string {
    return this.conditions.length > 0 ? this.conditions.join(' and ') : 'true';
  }
}

/** Lowest and highest price in cents; amounts are in `currency` when its parameter is given. */
export function priceRange(
  statement: Statement,
  column: string,
  range: { min: string | undefined; max: string | undefined },
  currency: string | null,
): void {
  const cents = (amount: string) =>
    currency === null
      ? `${amount}::numeric * 100`
      : `${amount}::numeric * 100 / (select c.rate from currency c where c.code = ${currency})`;
  statement.filter(range.min, (amount) => `${column} >= ceil(${cents(amount)})::int`);
  statement.filter(range.max, (amount) => `${column} <= floor(${cents(amount)})::int`);
}
