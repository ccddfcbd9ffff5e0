import { Module } from '@nestjs/common';
import { CurrenciesEditingController } from './currencies-editing.controller.js';
import { CurrenciesController } from './currencies.controller.js';
import { CurrenciesEditing } from './currencies-editing.service.js';

@Module({ controllers: [CurrenciesController, CurrenciesEditingController], providers: [CurrenciesEditing] })
export class CurrenciesModule {}
