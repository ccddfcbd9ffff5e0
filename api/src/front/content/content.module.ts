import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller.js';
import { AddressesQueries } from './addresses.queries.js';
import { ContentController } from './content.controller.js';
import { ContentPendingController } from './content-pending.controller.js';
import { ContentPreviewsController } from './content-previews.controller.js';
import { ContentVersionsController } from './content-versions.controller.js';

/** What all kinds of content have in common, at `content/{kind}/{id}/…`. */
@Module({
  controllers: [
    ContentController,
    ContentVersionsController,
    ContentPendingController,
    ContentPreviewsController,
    AddressesController,
  ],
  providers: [AddressesQueries],
})
export class ContentModule {}
