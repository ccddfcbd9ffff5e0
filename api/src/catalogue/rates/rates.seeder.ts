import { announce } from '../../content/listing/demo-files.js';
import type { CancellationPolicy as PolicyCode } from '../../content/listing/codes.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { CancellationPolicy } from './cancellation-policy.entity.js';
import { FIRST_POLICIES, TAX_LAW } from './law.js';
import { TaxRule, type TaxRuleValues } from './tax-rule.entity.js';

const since = ({ code, validFrom, places, roomsMin, roomsMax }: TaxRuleValues) =>
  JSON.stringify([code, validFrom, places, roomsMin, roomsMax]);

/** Taxes by law, in every installation. Those that are there stay as they are: staff end them and add what follows. */
export const taxRulesSeeder: Seeder = {
  name: 'tax-rules',
  demo: false,
  version: '1',
  async run(em, { clock }) {
    const stored = new Set((await em.find(TaxRule, {})).map(since));
    for (const rule of TAX_LAW) if (!stored.has(since(rule))) em.persist(new TaxRule(rule, null, clock.now()));
    await em.flush();
  },
};

/** Policies that an installation starts with; those that are there stay as they are. */
export const cancellationPoliciesSeeder: Seeder = {
  name: 'cancellation-policies',
  demo: false,
  version: '1',
  async run(em, { clock }) {
    const stored = new Set((await em.find(CancellationPolicy, {})).map(({ code }) => code));
    for (const [code, values] of Object.entries(FIRST_POLICIES)) {
      const policy = code as PolicyCode;
      if (!stored.has(policy)) em.persist(new CancellationPolicy(policy, values, clock.now()));
    }
    await em.flush();
    await announce(em, 'settings');
  },
};
