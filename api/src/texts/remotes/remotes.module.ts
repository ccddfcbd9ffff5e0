import { Global, Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { ReleaseTexts } from './release-texts.js';
import { BucketReleases } from './bucket-releases.js';
import { FolderReleases } from './folder-releases.js';
import { ReleaseStore } from './release-store.js';
import { RemotesController } from './remotes.controller.js';
import { RemotesService } from './remotes.service.js';

/** The store of releases that the configuration names. */
const openReleases = ({ remotes }: Config): ReleaseStore =>
  remotes.bucket ? new BucketReleases(remotes.bucket) : new FolderReleases(remotes.folder);

/** Releases of the remotes: which are served, and with which texts. */
@Global()
@Module({
  controllers: [RemotesController],
  providers: [
    { provide: ReleaseStore, useFactory: openReleases, inject: [Config] },
    RemotesService,
    { provide: ReleaseTexts, useExisting: RemotesService },
  ],
  exports: [ReleaseStore, RemotesService, ReleaseTexts],
})
export class RemotesModule {}
