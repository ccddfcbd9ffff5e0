/** Collects the conditions of a list with their bound values. */
export class Statement {
  readonly values: unknown[];
  private readonly conditions: string[] = [];

  /** @param values what is bound before any condition: `$1` and on */
  constructor(...values: unknown[]) {
    this.values = values;
  }

  /** Other conditions over the same bound values. */
  beside(): Statement {
    return Object.assign(new Statement(), { values: this.values });
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

  /** Adds a condition when there is a value; an empty text is none. The condition gets its parameter: `(p) => \`status = ${p}\`` */
  filter(value: unknown, condition: (parameter: string) => string): this {
    if (value === undefined || value === '') return this;
    return this.where(condition(this.bind(value)));
  }

  /** A part of a text in one of these columns, any case. */
  contains(text: string | undefined, ...columns: string[]): this {
    const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return this.filter(pattern, (p) => `(${columns.map((column) => `${column} ilike ${p}`).join(' or ')})`);
  }

  /** All conditions. */
  get condition(): string {
    return this.conditions.length > 0 ? this.conditions.join(' and ') : 'true';
  }
}
