import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { ErrorReportsModule } from '../../platform/error-reports/error-reports.module.js';
import { Config } from '../../platform/config/config.js';
import { LetterPagesController } from './letter-pages.controller.js';
import { PaymentsModule } from '../../sales/payments/payments.module.js';
import { SandboxPayController } from './sandbox-pay.controller.js';
import { ReleaseStore } from '../../texts/remotes/release-store.js';
import { RedirectsModule } from '../../site/redirects/redirects.module.js';
import { serveStaticFiles } from './static-files.js';
import { DocumentSource } from './document-source.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsService } from './documents.service.js';
import { DrawnPages } from './drawn-pages.js';
import { PageMaker } from './page-maker.js';
import { Renderer } from './renderer.js';
import { Sheets } from './sheets.js';
import { Shell } from './shell-files.js';
import { SiteFilesController } from './site-files.controller.js';
import { Sitemap } from './sitemap.js';
import { Surroundings } from './surroundings.js';

/** What browsers and crawlers get outside `/api`: documents, releases, the shell's files, sitemap. */
@Module({
  imports: [RedirectsModule, ErrorReportsModule, PaymentsModule],
  controllers: [SiteFilesController, LetterPagesController, SandboxPayController, DocumentsController],
  providers: [DocumentsService, DocumentSource, DrawnPages, PageMaker, Renderer, Sheets, Shell, Sitemap, Surroundings],
})
export class WebModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly releases: ReleaseStore,
  ) {}

  onModuleInit(): void {
    serveStaticFiles(this.host.httpAdapter.getInstance<FastifyInstance>(), this.config, this.releases);
  }
}
