import { Module } from '@nestjs/common';
import { CardPrices } from './card-prices.js';

@Module({ providers: [CardPrices], exports: [CardPrices] })
export class CardPricesModule {}
