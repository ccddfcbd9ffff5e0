import { type Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Language } from '@atoll/contract/languages';
import { isGuarded } from '../../platform/access/guarded-members.js';
import { translationsOf } from './by-language.js';
import { named } from './define-routes.js';
import { EditableDto, IndexedDto, StoredWordsDto } from './editing.dto.js';
import { type Schema, membersOf, schemaOf } from './members.js';
import type { ContentBodyOf, IndexedBody, WriteWordsDto } from './write-content.dto.js';

/** A member as it is read: what may be named by its slug is there by its id. */
type Stored<Value> = number extends Value
  ? Exclude<Value, string>
  : Value extends readonly (infer Item)[]
    ? number extends Item
      ? Exclude<Item, string>[]
      : Value
    : Value;

type StoredMembers<Body, Apart> = {
  [Member in Exclude<keyof Body, Apart>]-?: Stored<Exclude<Body[Member], undefined>>;
};

/** Words of one language as they are stored: all of them, null where nothing was said. */
export type StoredWords<Words> = StoredMembers<Words, 'status'> & StoredWordsDto;

/** The document of a kind whose body and words are these. */
export type StoredContentOf<Body, Words, Apart> = ('og_image' extends keyof Body ? IndexedDto : EditableDto) &
  StoredMembers<Body, Apart | keyof ContentBodyOf<Words> | keyof IndexedBody> & {
    translations: Partial<Record<Language, StoredWords<Words>>>;
  };

/** Shared members of a document; those that may be `Unsaid` until they are completed and checked can be null. */
export type SharedOf<Document, Unsaid extends keyof Document = never> = Omit<
  Document,
  keyof IndexedDto | 'slug' | 'translations' | Unsaid
> & { [Member in Unsaid]: Document[Member] | null };

/** Rules of writing, and what is meant when a member is left out. What was stored before may be otherwise. */
const RULES = new Set([
  'default',
  'maximum',
  'maxItems',
  'maxLength',
  'minimum',
  'minItems',
  'minLength',
  'multipleOf',
  'pattern',
  'uniqueItems',
]);

function storedSchema(schema: Schema): Schema {
  const { oneOf, items, ...rest } = Object.fromEntries(
    Object.entries(schema).filter(([name]) => !RULES.has(name)),
  ) as Schema;
  const isReference = oneOf?.some(({ type }) => type === 'integer');
  return {
    ...rest,
    ...(isReference ? { type: 'integer' } : oneOf && { oneOf }),
    ...(items && { items: storedSchema(items) }),
  };
}

/** Gives a class the members of a body as an answer has them: they are always there, unless only some may know of them. */
function addStored(to: Type, body: Type, members: readonly string[]): void {
  for (const member of members) {
    const schema = storedSchema(schemaOf(body, member));
    ApiProperty({ ...schema, required: !isGuarded(member) })(to.prototype as object, member);
  }
}

/**
 * Base of the document of an editable kind: what its body says, its words in every language, and where it stands. The words'
 * class is named after theirs: `WritePackageWordsDto` gives `PackageWordsDto`.
 * @param apart members of the body that are read otherwise than they are written, or not at all
 */
export function StoredContent<Body extends object, Words extends WriteWordsDto, Apart extends keyof Body = never>(
  body: Type<Body>,
  words: Type<Words>,
  apart: readonly Apart[] = [],
): Type<StoredContentOf<Body, Words, Apart>> {
  const members = membersOf(body);
  class WordsOfKind extends StoredWordsDto {}
  const said = membersOf(words).filter((word) => word !== 'status');
  named(WordsOfKind, words.name.replace(/^Write/, ''));
  addStored(WordsOfKind, words, said);

  const Base: Type<EditableDto> = members.includes('og_image') ? IndexedDto : EditableDto;
  class DocumentOfKind extends Base {
    @ApiProperty({ type: translationsOf(WordsOfKind, () => ApiPropertyOptional({ type: WordsOfKind })) })
    translations: object;
  }
  const common = new Set([...membersOf(DocumentOfKind), ...said, 'slug', 'note', ...(apart as readonly string[])]);
  const own = members.filter((member) => !common.has(member));
  addStored(DocumentOfKind, body, own);
  return DocumentOfKind as Type<unknown> as Type<StoredContentOf<Body, Words, Apart>>;
}
