import { BookingDto } from '../../sales/bookings/bookings.dto.js';

/** Bookings as the office counts them. */
export class BookingCountsDto {
  /** Waiting for the agency's answer. */
  requested: number;

  /** Created today (date in the Maldives). */
  today: number;

  /** Requests whose promised answer is late. */
  reply_overdue: number;

  /** With a change of the stay that waits for the agency's answer. */
  change_asked: number;

  total: number;
}

/** Packages: all of them, and those that visitors see. */
export class PackageCountsDto {
  published: number;
  total: number;
}

/** How many of a kind visitors see. */
export class PublishedCountDto {
  published: number;
}

/** Texts of the interface: how many there are, are missing, and have words of the agency. */
export class TextCountsDto {
  /** As the statistics of texts count them: all forms of a plural are one. */
  total: number;

  /** 0 while the language is switched off, like the next. */
  missing_ru: number;
  missing_zh: number;

  /** With words of the agency, in all languages together. */
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
