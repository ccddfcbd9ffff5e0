import { Global, Module } from '@nestjs/common';
import { ReleaseTexts } from '../translations/release-texts.js';
import { RemotesController } from './remotes.controller.js';
import { RemotesService } from './remotes.service.js';

/** Releases of the remotes: which are served, and with which texts. */
@Global()
@Module({
  controllers: [RemotesController],
  providers: [RemotesService, { provide: ReleaseTexts, useExisting: RemotesService }],
  exports: [RemotesService, ReleaseTexts],
})
export class RemotesModule {}
