import type { Language } from '@atoll/contract/languages';
import type { MealPlan } from '../../content/listing/codes.js';
import type { PriceDetailsDto } from '../quotes/quote.dto.js';

/** Papers of the books: each has a number of its own, and never changes. */
export const ISSUED_TYPES = ['pro_forma', 'tax_invoice', 'credit_note'] as const;
export type IssuedType = (typeof ISSUED_TYPES)[number];

/** The agency as it stands on a paper. */
export interface PaperAgency {
  name: string;
  legal_entity: string | null;
  address: string | null;
  taxpayer_no: string | null;
  licence_no: string | null;
  phone: string;
  email: string;
}

/** Rooms of a stay by nights. */
export interface PaperRoom {
  /** In the language of the paper. */
  name: string;
  count: number;
  /** Null where the resort names none. */
  meal_plan: MealPlan | null;
}

/** Who travels where and when. */
export interface PaperTrip {
  name: string;
  check_in: string;
  check_out: string;
  nights: number;
  adults: number;
  children_ages: number[];
  /** Absent of a package, and on papers from before it was named. */
  room?: PaperRoom;
}

/**
 * All that an issued paper says, as it was at that moment, in the language of the booking: it is drawn from this and from nothing
 * else. Money as decimal text, days as `YYYY-MM-DD`, instants as ISO 8601.
 */
export interface IssuedContent {
  language: Language;
  agency: PaperAgency & { bank_details: string | null };
  reference: string;
  guest: { name: string; country: string | null };
  trip: PaperTrip;
  total: string;
  currency: string;
  /** How the total came about; in bookings from before it was kept one line that is the total. */
  details: PriceDetailsDto;
  /** What had arrived, less what went back. */
  received: string;
  /** What was owed at once, and what after that; papers from before it was kept say the schedule. */
  asked?: { now: string; later: string };
  /** Instant until which a request for payment holds. */
  pay_by: string | null;
  terms: { version: string; accepted_at: string } | null;
  /** Number of the paper of its kind that it takes the place of. */
  replaces: string | null;
  /** What a credit note gives back, and of which tax invoice. */
  credit: { amount: string; of: string | null } | null;
}

/** A paper as it was issued. */
export interface IssuedPaper {
  type: IssuedType;
  number: string;
  issued_at: string;
  content: IssuedContent;
}

/** A part of the stay, and what it is called in English where that is another name. */
export interface VoucherStay {
  /** Null where the package names no place. */
  place: Named | null;
  room: Named | null;
  /** How many of it. */
  rooms: number;
  check_in: string;
  check_out: string;
  check_in_time: string | null;
  check_out_time: string | null;
}

/** A name in the guest's language and in English: whoever receives the guest reads the second. */
export interface Named {
  own: string;
  english: string;
}

/** A way to the island or back. */
export interface VoucherWay {
  name: Named;
  minutes: number | null;
  operator: string | null;
}

/** Somebody who travels, as in the passport. */
export interface VoucherTraveller {
  name: string;
  birth_date: string | null;
  /** ISO 3166-1 alpha-2. */
  nationality: string | null;
}

/** What a voucher tells: the booking as it is now. */
export interface VoucherContent {
  language: Language;
  agency: PaperAgency & { whatsapp: string };
  reference: string;
  guest: { name: string };
  trip: PaperTrip & { english_name: string; meal_plan: MealPlan | null };
  stays: VoucherStay[];
  there: VoucherWay | null;
  home: VoucherWay | null;
  /** Nights near the airport, as they were agreed and in English. */
  nights_near_airport: Named[];
  /** Landing and take-off as they stand on the tickets, `YYYY-MM-DDTHH:MM` in the Maldives. */
  arrival_flight_at: string | null;
  departure_flight_at: string | null;
  /** `QR674` */
  arrival_flight_no: string | null;
  departure_flight_no: string | null;
  /** As far as it was told. */
  travellers: VoucherTraveller[];
  special_requests: string;
  /** When the booking was last changed. */
  as_of: string;
}
