import { Injectable } from '@nestjs/common';
import type { Kind } from '../../content/editing/kind.js';
import { Sql } from '../../platform/data/sql.js';
import type { AddressDto } from './addresses.dto.js';

@Injectable()
export class AddressesQueries {
  constructor(private readonly sql: Sql) {}

  /**
   * Everything of a kind that search engines may show and that stands under the kind's address, in its order of creation. The
   * table is called as the kind.
   */
  of({ name, atRoot = [] }: Kind): Promise<AddressDto[]> {
    return this.sql.rows<AddressDto>(
      `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
       from "${name}" where status = 'published' and not noindex and slug <> all($1::text[]) order by id`,
      [atRoot],
    );
  }
}
