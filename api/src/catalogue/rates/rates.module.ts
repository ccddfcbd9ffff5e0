import { Module } from '@nestjs/common';
import { RatesReader } from './rates.reader.js';

@Module({ providers: [RatesReader], exports: [RatesReader] })
export class RatesModule {}
