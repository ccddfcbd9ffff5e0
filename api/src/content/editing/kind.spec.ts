import { describe, expect, it } from '@jest/globals';
import { IsString, MaxLength } from 'class-validator';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { Content, ContentText } from './content.js';
import { type EditableRow, defineKind, isIndexed } from './kind.js';
import { WriteWordsDto } from './write-content.dto.js';

class Jetty extends Content {
  id: number;
}

class JettyText extends ContentText {}

/** Its members are checked and not described, as all are in the served API, which has no OpenAPI document to write. */
class WriteJettyWordsDto extends WriteWordsDto {
  @MaybeNull()
  @IsString()
  name?: string | null;

  @MaybeNull()
  @MaxLength(60)
  seo_title?: string | null;
}

describe('a kind of content', () => {
  it('knows its words by the rules of their class, the name first, without their state', () => {
    const kind = defineKind<EditableRow, Record<never, unknown>, object>({
      name: 'jetty',
      path: 'jetties',
      entity: Jetty,
      document: Object,
      body: Object,
      tags: [],
      permissions: { view: 'catalogue.view', change: 'catalogue.change', publish: 'catalogue.publish' },
      texts: { entity: JettyText, words: WriteJettyWordsDto },
      defaults: {},
      make: () => new Jetty(),
      toShared: () => ({}),
      toColumns: () => ({}),
    });
    expect(kind.texts.fields).toEqual(['name', 'seo_title']);
    expect(isIndexed(kind)).toBe(true);
  });
});
