import { Global, Module } from '@nestjs/common';
import { FormTokens } from './form-tokens.js';
import { FormsController } from './forms.controller.js';
import { SpamCheck } from './spam-guard.js';
import { VisitorHash } from './visitor-hash.js';

/** What all public forms share. */
@Global()
@Module({
  controllers: [FormsController],
  providers: [FormTokens, SpamCheck, VisitorHash],
  exports: [FormTokens, SpamCheck, VisitorHash],
})
export class FormsModule {}
