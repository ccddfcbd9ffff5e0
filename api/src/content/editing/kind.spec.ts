import { describe, expect, it } from '@jest/globals';
import { IsString, MaxLength } from 'class-validator';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { wordsOf } from './kind.js';
import { WriteWordsDto } from './write-content.dto.js';

/** Its members are checked and not described, as all are in the served API, which has no OpenAPI document to write. */
class WriteJettyWordsDto extends WriteWordsDto {
  @MaybeNull()
  @IsString()
  name?: string | null;

  @MaybeNull()
  @MaxLength(60)
  seo_title?: string | null;
}

describe('words of a kind of content', () => {
  it('are known by the rules of their class, the name first, without their state', () => {
    expect(wordsOf(WriteJettyWordsDto)).toEqual(['name', 'seo_title']);
  });
});
