import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { VISIT_EVENTS, type VisitEvent } from '@atoll/contract/visits';

const EVENT_LIST = VISIT_EVENTS.map((event) => `'${event}'`).join(', ');

/** How often something was done on a day of the Maldives. No row is about a person. Written by `visits.queries.ts`. */
@Entity()
export class VisitSum {
  @PrimaryKey({ type: 'date' })
  day: string;

  @PrimaryKey({ type: 'string', length: 20, check: `event in (${EVENT_LIST})` })
  event: VisitEvent;

  /** Id of the page's route. */
  @PrimaryKey({ type: 'string', length: 40 })
  page: string;

  /** Slug of what the page shows, or the words that found nothing; empty for neither. */
  @PrimaryKey({ type: 'string', length: 100 })
  subject: string;

  @PrimaryKey({ type: 'string', length: 2 })
  language: string;

  /** Whence the visit came: `utm_source`, else the host of the page before; empty where nothing was said. */
  @PrimaryKey({ type: 'string', length: 60 })
  source: string;

  @Property({ type: 'integer' })
  count: number;
}
