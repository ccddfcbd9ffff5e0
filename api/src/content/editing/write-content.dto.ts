import { type Type } from '@nestjs/common';
import { ApiPropertyOptional, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { SLUG } from '@atoll/contract/rules';
import { CONTENT_STATUSES, type ContentStatus, NEW_SLUG } from '../listing/codes.js';
import { IsText } from '../../platform/fields/fields.js';
import { Maybe } from '../../platform/fields/maybe.js';
import { translationsOf } from './by-language.js';
import { IdField, InstantField, PartField, YesField } from './fields.js';

/** Members that every body of an editable thing may have. */
class WriteContentDto {
  /** Part of the address, the same in every language; made from the English name when it is left out. An earlier one keeps leading here. */
  @ApiPropertyOptional({ pattern: SLUG.source, maxLength: 80, example: 'south-ari-whale-sharks' })
  @Maybe()
  @IsString()
  @MaxLength(80)
  @Matches(NEW_SLUG, { message: 'invalid_slug' })
  slug?: string;

  /** Where it shall stand afterwards; the same rules as for the action itself. A new one is a draft. */
  @ApiPropertyOptional({ enum: CONTENT_STATUSES, example: 'draft' })
  @Maybe()
  @IsIn(CONTENT_STATUSES)
  status?: ContentStatus;

  /** When a scheduled one goes public. */
  @InstantField('2026-12-01T03:00:00.000Z')
  publish_at?: string | null;

  /** When a public one leaves again. */
  @InstantField('2027-01-15T03:00:00.000Z')
  unpublish_at?: string | null;

  /** Shown first where little fits. */
  @ApiPropertyOptional({ example: false, default: false })
  @Maybe()
  @IsBoolean()
  is_featured?: boolean;

  /** For colleagues: stands beside the version and in the audit. */
  @ApiPropertyOptional({ maxLength: 500, example: 'Prices agreed with the resort on Tuesday' })
  @Maybe()
  @IsText(1, 500)
  note?: string;

  /** Place in lists, from 1. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1_000_000, default: 1000, example: 10 })
  @Maybe()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  position?: number;
}

/** Members that words of every kind have beside the words. */
export abstract class WriteWordsDto {
  /** Whether visitors see this language. English goes public with the thing itself, another language when somebody says so. */
  @ApiPropertyOptional({ enum: ['draft', 'published'], example: 'draft' })
  @Maybe()
  @IsIn(['draft', 'published'])
  status?: 'draft' | 'published';
}

/** A body's members, its words flat (in the language of the request) and by language. */
export type ContentBodyOf<W> = WriteContentDto & Omit<W, 'status'> & { translations?: Record<string, W | null> };

/**
 * Base of the body of an editable kind: what every body may have, and the words as they are said once, in `words`: flat, in the
 * language of the request, and under `translations`, several languages at once; null takes a language away.
 * @param words called `Write<Kind>WordsDto`; validates what is there, requires nothing
 */
export function WriteContent<W extends WriteWordsDto>(words: Type<W>): Type<ContentBodyOf<W>> {
  const Translations = translationsOf(words, () => PartField(words, true));
  const flat: Type = OmitType(words as Type<WriteWordsDto>, ['status']);
  class Body extends IntersectionType(WriteContentDto, flat) {
    /** Words in several languages at once; flat ones are in the language of the request. */
    @PartField(Translations)
    translations?: object;
  }
  return Body as Type<ContentBodyOf<W>>;
}

/** Members of a thing with a page of its own. */
export interface IndexedBody {
  og_image?: number | null;
  noindex?: boolean;
}

/** The same for kinds with a page of their own: what search engines and shared links are told. */
export function WriteIndexedContent<W extends WriteWordsDto>(words: Type<W>): Type<ContentBodyOf<W> & IndexedBody> {
  class Body extends (WriteContent(words) as Type<object>) implements IndexedBody {
    /** Id of the picture of a shared link; the cover when there is none. */
    @IdField(3)
    og_image?: number | null;

    /** Search engines are asked to leave its page out; the site itself still leads there. */
    @YesField(false)
    noindex?: boolean;
  }
  return Body as Type<ContentBodyOf<W> & IndexedBody>;
}

/** The same for plain kinds, of which nothing waits for a time. */
export const WritePlainContent = <W extends WriteWordsDto>(
  words: Type<W>,
): Type<Omit<ContentBodyOf<W>, 'publish_at' | 'unpublish_at'>> =>
  OmitType(WriteContent(words) as Type<WriteContentDto>, ['publish_at', 'unpublish_at']) as Type<
    Omit<ContentBodyOf<W>, 'publish_at' | 'unpublish_at'>
  >;
