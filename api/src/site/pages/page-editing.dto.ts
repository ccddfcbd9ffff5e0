import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { StoredContent } from '../../content/editing/stored-content.dto.js';
import { ChoiceField, IdField, IsParts, PartField, TextField, YesField } from '../../content/editing/fields.js';
import { MaybeNull } from '../../platform/fields/maybe.js';
import { WriteIndexedContent, WriteWordsDto } from '../../content/editing/write-content.dto.js';
import { BlocksField } from '../../content/rich-text/blocks-field.js';
import { BlockDto, BlockModels } from '../../content/rich-text/blocks.dto.js';
import { IsWords } from '../../content/rich-text/fields.js';
import { PAGE_TEMPLATES, type PageTemplate } from './page.entity.js';

/** Somebody of the agency. */
export class WriteTeamMemberDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Aishath' })
  @IsWords(1, 100)
  name: string;

  @ApiProperty({ maxLength: 160, example: 'Transfers and flights' })
  @IsWords(0, 160)
  role: string;

  @ApiProperty({ maxLength: 1000, example: 'Knows which boat waits for a late flight.' })
  @IsWords(0, 1000)
  text: string;

  /** Id of a picture. */
  @ApiPropertyOptional({ type: 'integer', nullable: true, minimum: 1, example: null })
  @MaybeNull()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  media: number | null = null;
}

/** What the agency holds to. */
export class WriteValueDto {
  @ApiProperty({ minLength: 1, maxLength: 160, example: 'Say no early' })
  @IsWords(1, 160)
  title: string;

  @ApiProperty({ maxLength: 1000, example: 'A plan that cannot work is refused before it is paid.' })
  @IsWords(0, 1000)
  body: string;
}

/** A figure that the agency asserts. */
export class WriteStatDto {
  @ApiProperty({ minLength: 1, maxLength: 160, example: 'Islands we have slept on' })
  @IsWords(1, 160)
  label: string;

  @ApiProperty({ minLength: 1, maxLength: 40, example: '41' })
  @IsWords(1, 40)
  value: string;

  /** Visitors see it only when this is on. */
  @YesField(false)
  visible: boolean = false;
}

/** What the about page says beside its blocks. */
export class WriteAboutDetailsDto {
  @ApiProperty({ type: [WriteTeamMemberDto], maxItems: 40 })
  @IsArray()
  @ArrayMaxSize(40)
  @IsParts(WriteTeamMemberDto)
  team: WriteTeamMemberDto[];

  @ApiProperty({ type: [WriteValueDto], maxItems: 20 })
  @IsArray()
  @ArrayMaxSize(20)
  @IsParts(WriteValueDto)
  values: WriteValueDto[];

  @ApiProperty({ type: [WriteStatDto], maxItems: 20 })
  @IsArray()
  @ArrayMaxSize(20)
  @IsParts(WriteStatDto)
  stats: WriteStatDto[];
}

/** Words of a page in one language. */
@BlockModels()
export class WritePageWordsDto extends WriteWordsDto {
  @TextField(2, 160, 'Travel insurance')
  title?: string | null;

  @TextField(0, 300, 'What it covers, and when it is worth its price.')
  excerpt?: string | null;

  @BlocksField()
  blocks?: BlockDto[] | null;

  /** For the about page. */
  @PartField(WriteAboutDetailsDto, true)
  details?: WriteAboutDetailsDto | null;

  @TextField(0, 60, 'Travel insurance for the Maldives')
  seo_title?: string | null;

  @TextField(0, 155, 'Which risks an insurance should cover on small islands.')
  seo_description?: string | null;
}

/** A page: shared members, words flat (in the language of the request) or under `translations`. */
@BlockModels()
export class WritePageDto extends WriteIndexedContent(WritePageWordsDto) {
  @ChoiceField(PAGE_TEMPLATES, 'standard')
  template?: PageTemplate;

  /** Linked from the footer. */
  @YesField(true)
  show_in_footer?: boolean;

  /** Id of the picture for shared links. */
  @IdField(3)
  cover?: number | null;
}

/** A page in every language, as staff read and write it. */
export class PageDocumentDto extends StoredContent(WritePageDto, WritePageWordsDto) {
  @ApiProperty({ example: 'travel-insurance' })
  slug: string;
}
