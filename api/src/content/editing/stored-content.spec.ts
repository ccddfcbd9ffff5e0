import { describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { MoneyField, NumberField, TextField, YesField } from './fields.js';
import { ReferenceField, ReferencesField } from './reference-fields.js';
import { membersOf, schemaOf } from './members.js';
import { StoredContent } from './stored-content.dto.js';
import { WriteContent, WriteIndexedContent, WriteWordsDto } from './write-content.dto.js';

class WriteJettyWordsDto extends WriteWordsDto {
  @TextField(2, 20, 'North jetty')
  name?: string | null;
}

class WriteJettyDto extends WriteContent(WriteJettyWordsDto) {
  @MoneyField({ example: '12.00' })
  fee?: string;

  @YesField(true, true)
  lit?: boolean;

  @ReferenceField(7)
  island?: number | string | null;

  @ReferencesField(30, [1])
  resorts?: (number | string)[];

  @NumberField(1, 9, 2, true)
  berths?: number | null;
}

class JettyDocumentDto extends StoredContent(WriteJettyDto, WriteJettyWordsDto, ['berths']) {
  @ApiProperty({ type: 'integer', example: 2 })
  berths: number;
}

class WritePierDto extends WriteIndexedContent(WriteJettyWordsDto) {}
class PierDocumentDto extends StoredContent(WritePierDto, WriteJettyWordsDto) {}

describe('document of an editable kind', () => {
  it('always has the members of the body, without the rules of writing', () => {
    expect(schemaOf(JettyDocumentDto, 'fee')).toMatchObject({ type: String, required: true, example: '12.00' });
    expect(schemaOf(JettyDocumentDto, 'fee')).not.toHaveProperty('pattern');
    expect(schemaOf(JettyDocumentDto, 'lit')).toMatchObject({ type: Boolean, required: true, example: true });
    expect(schemaOf(JettyDocumentDto, 'lit')).not.toHaveProperty('default');
  });

  it('tells by its id what a body may name by its slug', () => {
    expect(schemaOf(JettyDocumentDto, 'island')).toMatchObject({ type: 'integer', nullable: true });
    expect(schemaOf(JettyDocumentDto, 'island')).not.toHaveProperty('oneOf');
    expect(schemaOf(JettyDocumentDto, 'resorts')).toMatchObject({ type: 'array', items: { type: 'integer' } });
  });

  it('leaves to its class what is read otherwise', () => {
    expect(schemaOf(JettyDocumentDto, 'berths')).toMatchObject({ type: 'integer', example: 2 });
    expect(schemaOf(JettyDocumentDto, 'berths')).not.toHaveProperty('nullable');
  });

  it('has every word of each language in a class of their own', () => {
    const translations = schemaOf(JettyDocumentDto, 'translations')['type'] as Type;
    expect(translations.name).toBe('JettyTranslationsDto');
    const words = schemaOf(translations, 'ru')['type'] as Type;
    expect(words.name).toBe('JettyWordsDto');
    expect(schemaOf(words, 'name')).toMatchObject({ type: String, nullable: true, required: true });
    expect(schemaOf(words, 'name')).not.toHaveProperty('maxLength');
    expect(schemaOf(JettyDocumentDto, 'name')).toBeUndefined();
  });

  it('says where it stands, and what search engines are told of a thing with a page', () => {
    expect(membersOf(JettyDocumentDto)).toEqual(expect.arrayContaining(['id', 'version', 'status', 'updated_by']));
    expect(membersOf(JettyDocumentDto)).not.toContain('note');
    expect(membersOf(JettyDocumentDto)).not.toContain('noindex');
    expect(membersOf(PierDocumentDto)).toContain('noindex');
  });
});
