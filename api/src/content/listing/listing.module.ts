import { Global, Module } from '@nestjs/common';
import { PreviewTokens } from './preview-tokens.js';
import { ContentReader } from './reader.js';

/** What the catalogue's modules share. */
@Global()
@Module({ providers: [ContentReader, PreviewTokens], exports: [ContentReader, PreviewTokens] })
export class ListingModule {}
