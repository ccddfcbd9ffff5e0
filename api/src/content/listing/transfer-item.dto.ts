import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ListedDto } from './listed.dto.js';
import { TRANSFER_MODES, TRANSFER_SERVICES, type TransferMode, type TransferService } from './codes.js';
import { DisplayPriceDto } from './items.dto.js';
import { PlaceDto } from './parts.dto.js';
import { PictureDto } from './picture.dto.js';

/** Where a transfer starts. */
export class GatewayDto {
  /** IATA code of an airport, or the code of a jetty. */
  @ApiProperty({ example: 'MLE' })
  code: string;

  @ApiProperty({ example: 'Velana International Airport, Malé' })
  name: string;
}

/** One part of a transfer. */
export class TransferLegDto {
  @ApiProperty({ enum: TRANSFER_MODES, example: 'domestic_flight' })
  mode: TransferMode;

  @ApiProperty({ example: 'Malé' })
  from: string;

  @ApiProperty({ example: 'Kadhdhoo' })
  to: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 50 })
  minutes: number;

  @ApiProperty({ type: String, nullable: true, example: null })
  carrier: string | null;
}

const Time = (example: string) => ApiProperty({ type: String, nullable: true, pattern: '^\\d\\d:\\d\\d$', example });
const Amount = (example: string | null) => ApiProperty({ type: String, nullable: true, example });
const Count = (example: number | null) => ApiProperty({ type: 'integer', nullable: true, example });

/** A way from an airport or jetty to a place to stay or an island. `display_price` counts for an adult, there and back. */
export class TransferListItemDto extends IntersectionType(DisplayPriceDto, ListedDto) {
  @ApiProperty({ type: 'integer', example: 2 })
  id: number;

  @ApiProperty({ example: 'kandu-veli-speedboat' })
  slug: string;

  @ApiProperty({ maxLength: 100, example: 'Speedboat to Kandu Veli' })
  name: string;

  @ApiProperty({ enum: TRANSFER_MODES, example: 'speedboat' })
  mode: TransferMode;

  /** On a timetable with others, or chartered: then the prices are for the whole boat. */
  @ApiProperty({ enum: TRANSFER_SERVICES, example: 'shared' })
  service: TransferService;

  @ApiProperty({ type: GatewayDto })
  from: GatewayDto;

  /** The destination it leads to; for one to a place to stay, the destination that lies in. */
  @ApiProperty({ type: PlaceDto, nullable: true })
  to_destination: PlaceDto | null;

  /** The place to stay it leads to. */
  @ApiProperty({ type: PlaceDto, nullable: true })
  to_resort: PlaceDto | null;

  @ApiProperty({ type: 'integer', minimum: 1, example: 25 })
  duration_minutes: number;

  /** Its parts, when there are several. */
  @ApiProperty({ type: [TransferLegDto] })
  legs: TransferLegDto[];

  @ApiProperty({ type: String, nullable: true, example: null })
  operator: string | null;

  /** Does not run in the dark. */
  @ApiProperty({ example: false })
  daylight_only: boolean;

  /** Local time. */
  @Time('07:00')
  first_departure: string | null;

  /** Local time. */
  @Time('22:30')
  last_departure: string | null;

  /** Who lands later (local time) stays the night near the airport. */
  @Time('15:30')
  latest_arrival_for_same_day: string | null;

  /** Whose flight leaves earlier (local time) comes back the evening before. */
  @Time('09:00')
  earliest_international_departure: string | null;

  @Count(3)
  pickup_before_flight_hours: number | null;

  @Count(45)
  wait_minutes_typical: number | null;

  /** ISO days 1 (Monday) to 7; empty means every day. */
  @ApiProperty({ type: 'integer', isArray: true, example: [1, 2, 3, 4, 6, 7] })
  operates_weekdays: number[];

  /** US dollars, there and back. */
  @Amount('190.00')
  price_adult_return: string | null;

  /** US dollars for a child of 2 to 11, there and back. */
  @Amount('95.00')
  price_child: string | null;

  /** US dollars for a child under 2, there and back. */
  @Amount('0.00')
  price_infant: string | null;

  @ApiProperty({ enum: ['USD'], example: 'USD' })
  currency: 'USD';

  @Count(20)
  baggage_kg: number | null;

  @Count(5)
  hand_baggage_kg: number | null;

  /** US dollars for each kilogram above. */
  @Amount('5.00')
  excess_per_kg: string | null;

  /** Flight details are wanted so many days before. */
  @Count(7)
  flight_details_due_days: number | null;

  /** US dollars for a change after that. */
  @Amount(null)
  change_fee: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'In the south-west monsoon the ride is bumpy; sit in the back.',
  })
  weather_note: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'We meet you behind customs with a sign and walk you to the jetty.',
  })
  notes: string | null;

  @ApiProperty({ type: PictureDto, nullable: true })
  cover_image: PictureDto | null;

  @ApiProperty({ example: false })
  is_featured: boolean;
}
