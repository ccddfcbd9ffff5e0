import { Module } from '@nestjs/common';
import { CancellationPoliciesController } from './cancellation-policies.controller.js';
import { CancellationPolicies } from './cancellation-policies.service.js';
import { RatesReader } from './rates.reader.js';
import { ReductionsController } from './reductions.controller.js';
import { Reductions } from './reductions.service.js';
import { SeasonsController } from './seasons.controller.js';
import { Seasons } from './seasons.service.js';
import { TaxRulesController } from './tax-rules.controller.js';
import { TaxRules } from './tax-rules.service.js';

@Module({
  controllers: [TaxRulesController, SeasonsController, CancellationPoliciesController, ReductionsController],
  providers: [TaxRules, Seasons, CancellationPolicies, Reductions, RatesReader],
  exports: [RatesReader, TaxRules, Seasons, CancellationPolicies, Reductions],
})
export class RatesModule {}
