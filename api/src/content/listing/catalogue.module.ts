import { Global, Module } from '@nestjs/common';
import { CatalogueReader } from './reader.js';

/** What the catalogue's modules share. */
@Global()
@Module({ providers: [CatalogueReader], exports: [CatalogueReader] })
export class CatalogueModule {}
