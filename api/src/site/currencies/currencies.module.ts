import { Module } from '@nestjs/common';
import { CurrenciesEditingController } from './currencies-editing.controller.js';
import { CurrenciesEditing } from './currencies-editing.service.js';

@Module({ controllers: [CurrenciesEditingController], providers: [CurrenciesEditing] })
export class CurrenciesModule {}
