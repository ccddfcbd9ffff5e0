import { describe, expect, it } from '@jest/globals';
import { ValidationFailedError } from '../../platform/errors/app-error.js';
import { createValidationPipe } from '../../platform/http/validation.js';
import { IsPart, PartField, TextField, YesField } from './fields.js';
import { ByLanguage } from './by-language.js';
import { WriteContent, WriteWordsDto } from './write-content.dto.js';

class WriteJettyWordsDto extends WriteWordsDto {
  @TextField(2, 20, 'North jetty')
  name?: string | null;
}

class LampWordsDto extends ByLanguage<string>(() => TextField(2, 10, 'Lamp')) {}

class WriteLampDto {
  @YesField(true)
  lit: boolean = true;

  @IsPart(LampWordsDto)
  text: LampWordsDto;
}

class WriteJettyDto extends WriteContent(WriteJettyWordsDto) {
  @PartField(WriteLampDto, true)
  lamp?: WriteLampDto | null;
}

const read = (body: object) =>
  createValidationPipe().transform(body, { type: 'body', metatype: WriteJettyDto }) as Promise<WriteJettyDto>;

const faultsOf = async (body: object) => {
  const error = await read(body).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ValidationFailedError)) return error;
  const fields = Object.entries(error.fields).map(([field, messages]) => [field, messages.map(({ code }) => code)]);
  return Object.fromEntries(fields) as Record<string, string[]>;
};

describe('body of an editable kind', () => {
  it('takes words flat and by language, both trimmed and by the same rules', async () => {
    const body = await read({ name: ' North jetty ', translations: { ru: { name: ' Причал ' }, zh: null } });
    expect(body).toMatchObject({ name: 'North jetty', translations: { ru: { name: 'Причал' }, zh: null } });
    expect(body.translations?.['ru']).toBeInstanceOf(WriteJettyWordsDto);
    expect(await faultsOf({ name: 'N', translations: { en: { name: 'N' } } })).toEqual({
      name: ['min_length'],
      'translations.en.name': ['min_length'],
    });
  });

  it('has the state of the thing, and the state of a language only beside its words', async () => {
    await expect(read({ status: 'archived', translations: { ru: { status: 'published' } } })).resolves.toBeDefined();
    expect(await faultsOf({ status: 'gone', translations: { ru: { status: 'archived' } } })).toEqual({
      status: ['invalid_choice'],
      'translations.ru.status': ['invalid_choice'],
    });
  });

  it('refuses languages and members that do not exist', async () => {
    expect(await faultsOf({ depth: 3, translations: { de: {}, en: { depth: 3 } } })).toEqual({
      depth: ['unknown_field'],
      'translations.de': ['unknown_field'],
      'translations.en.depth': ['unknown_field'],
    });
  });

  it('refuses a list where an object belongs, and a part without what it needs', async () => {
    expect(await faultsOf({ translations: [], lamp: [] })).toEqual({
      translations: ['invalid_object'],
      lamp: ['invalid_object'],
    });
    expect(await faultsOf({ translations: { en: [] } })).toEqual({ 'translations.en': ['invalid_object'] });
    expect(await faultsOf({ lamp: {} })).toEqual({ 'lamp.text': ['required'] });
  });

  it('keeps what a part starts with', async () => {
    expect(await read({ lamp: { text: { en: 'Lamp' } } })).toMatchObject({ lamp: { lit: true, text: { en: 'Lamp' } } });
    expect(await read({ lamp: null })).toMatchObject({ lamp: null });
  });
});
