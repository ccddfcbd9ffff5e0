import { Global, Module } from '@nestjs/common';
import { RemotesController } from './remotes.controller.js';
import { RemotesService } from './remotes.service.js';

/** Releases of the remotes: which are served, and with which texts. */
@Global()
@Module({ controllers: [RemotesController], providers: [RemotesService], exports: [RemotesService] })
export class RemotesModule {}
