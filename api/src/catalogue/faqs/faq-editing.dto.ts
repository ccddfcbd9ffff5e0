import { ApiProperty } from '@nestjs/swagger';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, TextField } from '../../content/editing/fields.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
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

/** A question in every language, as staff read and write it. */
export class FaqDocumentDto extends StoredContent(WriteFaqDto, WriteFaqWordsDto) {
  @ApiProperty({ example: 'seaplane-hours' })
  slug: string;
}
