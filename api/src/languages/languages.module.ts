import { Module } from '@nestjs/common';
import { KnownLanguages } from './known-languages.js';

/** Languages of the agency: which there are, how they write dates and money. */
@Module({ providers: [KnownLanguages], exports: [KnownLanguages] })
export class LanguagesModule {}
