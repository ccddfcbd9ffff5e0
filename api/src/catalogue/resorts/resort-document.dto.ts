import { ApiProperty } from '@nestjs/swagger';
import { type SharedOf, StoredContent } from '../../content/editing/stored-content.dto.js';
import { WriteResortDto, WriteResortWordsDto } from './resort-editing.dto.js';
import { ChildrenPolicyDto } from './resorts.dto.js';

/** Whom the office calls. */
export class ResortContactDto {
  @ApiProperty({ type: String, nullable: true, example: 'sales@kandu-veli.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: '+960 000 0000' })
  phone: string | null;
}

/** A place to stay in every language, as staff read and write it. */
export class ResortDocumentDto extends StoredContent(WriteResortDto, WriteResortWordsDto, [
  'children_policy',
  'contact',
]) {
  @ApiProperty({ example: 'kandu-veli' })
  slug: string;

  @ApiProperty({ type: ChildrenPolicyDto })
  children_policy: ChildrenPolicyDto;

  /** For the office only. */
  @ApiProperty({ type: ResortContactDto })
  contact: ResortContactDto;
}

/** Shared members of a resort's document. The atoll is the destination's, and the price the cheapest room's, unless given. */
export type SharedResort = SharedOf<
  ResortDocumentDto,
  'destination' | 'atoll' | 'lat' | 'lng' | 'price_from_per_night'
>;
