import { ApiProperty } from '@nestjs/swagger';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, DateField, IdField, TextField } from '../../content/editing/fields.js';
import { WriteContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import { RichTextField } from '../../content/rich-text/fields.js';
import { CULTURAL_TYPES, type CulturalType } from './cultural-content.entity.js';

/** Words of an entry in one language. */
export class WriteCulturalContentWordsDto extends WriteWordsDto {
  @TextField(2, 160, 'Thank you')
  title?: string | null;

  /** HTML; what is not allowed is taken out. */
  @RichTextField(5000, '<p>The one word worth learning on the plane.</p>')
  body?: string | null;

  @TextField(0, 200, 'shu-ku-REE-yaa')
  pronunciation?: string | null;
}

/** An entry: shared members, words flat (in the language of the request) or under `translations`. */
export class WriteCulturalContentDto extends WriteContent(WriteCulturalContentWordsDto) {
  @ChoiceField(CULTURAL_TYPES, 'phrase')
  content_type?: CulturalType;

  /** Words in Dhivehi. */
  @TextField(0, 200, 'Shukuriyyaa')
  phrase?: string | null;

  /** Id of a picture. */
  @IdField(3)
  image?: number | null;

  /** First day on which it is shown. */
  @DateField('2027-02-08')
  valid_from?: string | null;

  /** Last day on which it is shown. */
  @DateField('2027-03-09')
  valid_to?: string | null;
}

/** An entry in every language, as staff read and write it. */
export class CulturalContentDocumentDto extends StoredContent(WriteCulturalContentDto, WriteCulturalContentWordsDto) {
  @ApiProperty({ example: 'shukuriyyaa' })
  slug: string;
}
