import { ApiProperty } from '@nestjs/swagger';
import { EditableDto, StoredWordsDto, TranslationsAnswer } from '../../content/editing/editing.dto.js';
import { ChoiceField, TextField } from '../../content/editing/fields.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import type { Language } from '@atoll/contract/languages';
import { Slugs } from '../../content/rich-text/block-fields.js';
import { RichTextField } from '../../content/rich-text/fields.js';
import { FAQ_CATEGORIES, type FaqCategory } from '../../content/rich-text/faq-categories.js';

/** Question and answer in one language. */
export class WriteFaqWordsDto extends WriteWordsDto {
  @TextField(5, 300, 'Until when do seaplanes fly?')
  question?: string | null;

  /** HTML; what is not allowed is taken out. */
  @RichTextField(5000, '<p>From sunrise to sunset.</p>')
  answer?: string | null;
}

/** A question: shared members, words flat (in the language of the request) or under `translations`. */
export class WriteFaqDto extends WriteContent(WriteFaqWordsDto) {
  @ChoiceField(FAQ_CATEGORIES, 'transfer')
  category?: FaqCategory;

  /** Slugs of pages that say more. */
  @Slugs(6, ['cancellation'], true)
  related_pages?: string[];
}

/** Question and answer in one language, as stored. */
export class FaqWordsDto extends StoredWordsDto {
  @ApiProperty({ type: String, nullable: true, example: 'Until when do seaplanes fly?' })
  question: string | null;

  @ApiProperty({ type: String, nullable: true, example: '<p>From sunrise to sunset.</p>' })
  answer: string | null;
}

/** A question in every language, as staff read and write it. */
export class FaqDocumentDto extends EditableDto {
  @ApiProperty({ example: 'seaplane-hours' })
  slug: string;

  @TranslationsAnswer(FaqWordsDto)
  translations: Partial<Record<Language, FaqWordsDto>>;

  @ApiProperty({ enum: FAQ_CATEGORIES, example: 'transfer' })
  category: FaqCategory;

  @ApiProperty({ type: [String], example: ['cancellation'] })
  related_pages: string[];
}
