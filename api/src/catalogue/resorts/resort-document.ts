import type { SharedOf } from '../../content/editing/stored-content.dto.js';
import type { ResortDocumentDto } from './resort-document.dto.js';

/** Shared members of a resort's document. The atoll is the destination's, and the price the cheapest room's, unless given. */
export type SharedResort = SharedOf<
  ResortDocumentDto,
  'destination' | 'atoll' | 'lat' | 'lng' | 'price_from_per_night'
>;
