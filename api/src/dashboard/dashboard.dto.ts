import { BookingDto } from '../bookings/bookings.dto.js';

export class BookingCountsDto {
  /** Waiting for the agency's answer. */
  requested: number;

  /** Created today (date in the Maldives). */
  today: number;

  /** Requests whose promised answer is late. */
  reply_overdue: number;

  total: number;
}

export class PackageCountsDto {
  published: number;
  total: number;
}

export class PublishedCountDto {
  published: number;
}

export class TextCountsDto {
  /** Keys of all released texts. */
  total: number;

  missing_ru: number;
  missing_zh: number;

  /** Texts edited in the office. */
  edited: number;
}

/** What the office sees first. */
export class OverviewDto {
  bookings: BookingCountsDto;
  packages: PackageCountsDto;
  resorts: PublishedCountDto;
  destinations: PublishedCountDto;
  texts: TextCountsDto;

  /** The five newest bookings. */
  latest_bookings: BookingDto[];
}
