import { Global, Module } from '@nestjs/common';
import { ContentReader } from './reader.js';

/** What the catalogue's modules share. */
@Global()
@Module({ providers: [ContentReader], exports: [ContentReader] })
export class ListingModule {}
