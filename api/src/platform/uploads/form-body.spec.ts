import { describe, expect, it } from '@jest/globals';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsNumber, IsString, ValidateNested } from 'class-validator';
import { ValidationFailedError } from '../errors/app-error.js';
import { MaybeNull } from '../fields/maybe.js';
import { convertForm } from './convert-form.js';
import { formBody } from './form-body.js';
import { fileName } from './multipart-reader.js';

class WordsDto {
  @IsString()
  name: string;

  @MaybeNull()
  @IsInt()
  order?: number | null;
}

class BodyDto {
  @IsArray()
  @IsString({ each: true })
  includes: string[];

  @IsArray()
  @IsInt({ each: true })
  ids: number[];

  @IsBoolean()
  featured: boolean;

  @MaybeNull()
  @IsNumber()
  lat?: number | null;

  @IsString()
  code: string;

  @ValidateNested()
  @Type(() => WordsDto)
  words: WordsDto;

  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => WordsDto)
  rows: WordsDto[];
}

const convert = (...fields: [string, string][]) => convertForm(formBody(fields), BodyDto);

function refusal(...fields: [string, string][]) {
  try {
    return formBody(fields);
  } catch (error) {
    return (error as ValidationFailedError).fields;
  }
}

describe('a form as a body', () => {
  it('takes lists by index, by brackets, by a repeated name, as JSON and as one part', () => {
    const list = { includes: ['a', 'b'] };
    expect(convert(['includes[1]', 'b'], ['includes[0]', 'a'])).toEqual(list);
    expect(convert(['includes[]', 'a'], ['includes[]', 'b'])).toEqual(list);
    expect(convert(['includes', 'a'], ['includes', 'b'])).toEqual(list);
    expect(convert(['includes', '["a","b"]'])).toEqual(list);
    expect(convert(['includes', 'a'])).toEqual({ includes: ['a'] });
    expect(convert(['ids[0]', '7'], ['ids[1]', '8'])).toEqual({ ids: [7, 8] });
    expect(convert(['ids', '[7,8]'])).toEqual({ ids: [7, 8] });
  });

  it('clears a list by an empty part and leaves what is absent', () => {
    expect(convert(['includes[]', ''])).toEqual({ includes: [] });
    expect(convert(['includes', ''])).toEqual({ includes: [] });
    expect(convert(['lat', ''])).toEqual({ lat: null });
    expect(convert()).toEqual({});
  });

  it('takes members of members, by brackets and as JSON', () => {
    expect(convert(['words[name]', 'Риф'], ['words[order]', '2'])).toEqual({ words: { name: 'Риф', order: 2 } });
    expect(convert(['words', '{"name":"Риф","order":2}'])).toEqual({ words: { name: 'Риф', order: 2 } });
    expect(convert(['rows[0][name]', 'x'], ['rows[0][order]', '1'], ['rows[1][name]', 'y'])).toEqual({
      rows: [{ name: 'x', order: 1 }, { name: 'y' }],
    });
    expect(convert(['rows[0]', '{"name":"x"}'])).toEqual({ rows: [{ name: 'x' }] });
    expect(formBody([['translations[ru][name]', 'Риф']])).toEqual({ translations: { ru: { name: 'Риф' } } });
  });

  it('converts what the rules ask for and nothing else', () => {
    expect(convert(['featured', 'true'], ['lat', '-0.5'], ['code', '007'])).toEqual({
      featured: true,
      lat: -0.5,
      code: '007',
    });
    expect(convert(['featured', 'yes'], ['lat', '1e3'], ['ids', 'x'])).toEqual({
      featured: 'yes',
      lat: '1e3',
      ids: ['x'],
    });
    expect(convert(['words', '{broken'], ['unknown', '1'])).toEqual({ words: '{broken', unknown: '1' });
  });

  it('refuses names that pollute, contradict each other or are none', () => {
    for (const name of ['__proto__', 'a[__proto__]', 'a[constructor][prototype]', 'prototype[x]', 'a[b][__proto__][c]'])
      expect([name, refusal([name, 'x'])]).toEqual([name, { non_field_errors: [{ code: 'unsafe_text' }] }]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    for (const name of ['', '[0]', 'a[', 'a]b', 'a b', 'a.b', '0a', 'a[0]x'])
      expect(Object.values(refusal([name, 'x']))).toEqual([[{ code: 'unknown_field' }]]);
    expect(refusal(['a', '1'], ['a[b]', '2'])).toEqual({ 'a[b]': [{ code: 'invalid' }] });
    expect(refusal(['a[0]', '1'], ['a[b]', '2'])).toEqual({ 'a[b]': [{ code: 'invalid' }] });
    expect(refusal(['a[b]', '1'], ['a', '2'])).toEqual({ a: [{ code: 'invalid' }] });
    expect(refusal(['a[1000000]', '1'])).toEqual({ 'a[1000000]': [{ code: 'max_items', params: { count: 1000 } }] });
    expect(refusal([`a${'[b]'.repeat(7)}`, '1'])).toEqual({ non_field_errors: [{ code: 'too_deep' }] });
  });
});

describe('name of a file', () => {
  it('loses path, control characters and what a page would take for markup', () => {
    expect(fileName('../../../etc/passwd')).toBe('passwd');
    expect(fileName('C:\\temp\\reef.jpg')).toBe('reef.jpg');
    expect(fileName('<img src=x onerror=alert(1)>.png')).toBe('img src=x onerror=alert(1).png');
    expect(fileName('a\u0000b\r\n.png')).toBe('ab.png');
    expect(fileName('reef\u202Egnp.exe')).toBe('reefgnp.exe');
    expect(fileName('\u2066a\u2069\u200E\u061C\u200Bb\u2028c\uFEFF\u{E0041}.png')).toBe('abc.png');
    expect(fileName('\u202E')).toBe('file');
    // Joiners make one sign of several.
    expect(fileName('👨‍👩‍👧 می‌روم.jpg')).toBe('👨‍👩‍👧 می‌روم.jpg');
    expect(fileName('Пляж на закате.jpg')).toBe('Пляж на закате.jpg');
    for (const none of [undefined, '', '..', '/', '\u0000']) expect(fileName(none)).toBe('file');
    expect(fileName(`${'a'.repeat(400)}.png`)).toHaveLength(255);
  });
});
