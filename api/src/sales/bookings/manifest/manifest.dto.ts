import { ApiProperty } from '@nestjs/swagger';
import { DeparturePackageDto } from '../../../catalogue/availability/departures.dto.js';
import { BOOKING_STATUSES, PAYMENT_STATUSES, type BookingStatus, type PaymentStatus } from '../booking-status.js';

/** One booking whose party travels. */
export class ManifestEntryDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'MV-7K3QZ4' })
  reference: string;

  @ApiProperty({ enum: BOOKING_STATUSES, enumName: 'BookingStatus', example: 'confirmed' })
  status: BookingStatus;

  /** Who booked. */
  @ApiProperty({ example: 'Anna Petrova' })
  name: string;

  @ApiProperty({ type: 'integer', example: 2 })
  adults: number;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [9] })
  children_ages: number[];

  /** Local time of the Maldives, as on the ticket. */
  @ApiProperty({ type: String, nullable: true, example: '2027-02-14T17:05' })
  arrival_flight_at: string | null;

  @ApiProperty({ type: String, nullable: true, example: '2027-02-21T23:40' })
  departure_flight_at: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'QR674' })
  arrival_flight_no: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'QR675' })
  departure_flight_no: string | null;

  /** Who travels, as in the passports, as far as it was told. */
  @ApiProperty({ type: [String], example: ['SMIRNOVA ANNA'] })
  names: string[];

  /** Ways to the island by their names, and nights near the airport that were booked with it. */
  @ApiProperty({ type: [String], example: ['Shared speedboat'] })
  transfers: string[];

  /** Wishes in the guest's words. */
  @ApiProperty({ example: 'No peanuts, please.' })
  notes: string;

  @ApiProperty({ enum: PAYMENT_STATUSES, enumName: 'PaymentStatus', example: 'deposit_paid' })
  payment_status: PaymentStatus;

  /** Still to be paid, in US dollars. */
  @ApiProperty({ example: '0.00' })
  balance: string;
}

/** Who travels with a departure. */
export class ManifestDto {
  @ApiProperty({ type: 'integer', example: 7 })
  departure: number;

  @ApiProperty({ type: DeparturePackageDto })
  package: DeparturePackageDto;

  @ApiProperty({ format: 'date', example: '2027-02-14' })
  start_date: string;

  @ApiProperty({ format: 'date', example: '2027-02-21' })
  end_date: string;

  /** Travellers of the bookings below. */
  @ApiProperty({ type: 'integer', example: 14 })
  travellers: number;

  /** Travellers of bookings that are not confirmed yet; they are not below. */
  @ApiProperty({ type: 'integer', example: 2 })
  undecided: number;

  /** Confirmed bookings, by name. */
  @ApiProperty({ type: [ManifestEntryDto] })
  bookings: ManifestEntryDto[];
}
