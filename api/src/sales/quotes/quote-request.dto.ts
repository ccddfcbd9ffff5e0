import { OptionalReference } from '../../content/listing/reference-field.js';
import { StayRequestDto } from './stay-request.dto.js';

/** What a price is asked for. */
export class QuoteRequestDto extends StayRequestDto {
  /** Id or slug of the transfer to check the flights against; without it the main one to the island. */
  @OptionalReference('madi-faru-seaplane')
  transfer?: string | null;
}
