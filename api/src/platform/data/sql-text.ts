/** An instant as ISO 8601 text: the two drivers' pools would return different types. */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Conditions of a list with their bound values; a condition whose value is undefined or empty is left out. */
export class Filters {
  readonly values: unknown[] = [];
  private readonly parts: string[] = [];

  /** @param condition gets the parameter: `(p) => \`status = ${p}\`` */
  add(value: unknown, condition: (parameter: string) => string): this {
    if (value === undefined || value === '') return this;
    this.parts.push(condition(this.bind(value)));
    return this;
  }

  /** A condition without a value. */
  always(condition: string): this {
    this.parts.push(condition);
    return this;
  }

  /** A part of a text in one of these columns, any case. */
  contains(text: string | undefined, ...columns: string[]): this {
    const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    return this.add(pattern, (p) => `(${columns.map((column) => `${column} ilike ${p}`).join(' or ')})`);
  }

  /** Parameter of a further value. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  get where(): string {
    return this.parts.length > 0 ? `where ${this.parts.join(' and ')}` : '';
  }
}
