import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/data/sql.js';

/** A published page: its slug and the day (`YYYY-MM-DD`) it last changed. */
export interface PublishedPage {
  slug: string;
  changed: string;
}

@Injectable()
export class SitemapQueries {
  constructor(private readonly sql: Sql) {}

  /** Slugs of everything that search engines may show, in their order of creation. */
  async published(): Promise<{ packages: PublishedPage[]; resorts: PublishedPage[] }> {
    const pages = (table: 'package' | 'resort') =>
      this.sql.rows<PublishedPage>(
        `select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed
         from "${table}" where status = 'published' and not noindex order by id`,
      );
    const [packages, resorts] = await Promise.all([pages('package'), pages('resort')]);
    return { packages, resorts };
  }
}
