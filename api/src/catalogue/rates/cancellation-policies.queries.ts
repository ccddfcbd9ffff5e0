import type { Language } from '@atoll/contract/languages';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Read } from '../../content/listing/reader.js';
import { label } from '../../content/listing/sql-parts.js';
import { instant } from '../../platform/data/sql-text.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { EditablePolicyDto } from './cancellation-policies.dto.js';

/** Basis points as percent. */
const TERMS = `p.code, (select coalesce(json_agg(json_build_object('hours_before', t -> 'hours_before',
      'refund_percent', (t -> 'refund_bp')::int / 100) order by n), '[]')
    from jsonb_array_elements(p.tiers) with ordinality x(t, n)) as tiers,
  p.deposit_refundable, p.deposit_bp / 100 as deposit_percent, p.balance_days_before`;

/** Policies as visitors read them, in the order of their labels. */
export const listPolicies = (language: Language): Read => ({
  repeated: true,
  values: [language],
  text: `select coalesce(json_agg(row_to_json(item) order by place, code), '[]')::text as body
    from (select ${TERMS}, coalesce(${label('cancellation', 'p.code')}, p.code) as label from cancellation_policy p) item
    left join lateral (select position as place from term where kind = 'cancellation' and term.code = item.code) l on true`,
});

/** A policy as staff see it; null where there is none. */
export const readPolicy = (em: EntityManager, code: string): Promise<EditablePolicyDto | null> =>
  transactionSql(em).primaryRow(
    `select ${TERMS}, coalesce((select labels from term where kind = 'cancellation' and term.code = p.code), '{}') as labels,
       p.version, ${instant('p.updated_at')} as updated_at
     from cancellation_policy p where p.code = $1`,
    [code],
  );
