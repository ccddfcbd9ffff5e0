import type { Transfer } from '../../catalogue/transfers/transfer.entity.js';
import type { AirportNight } from '../../catalogue/transfers/overnight.js';
import { parseMinor } from '../../platform/fields/money.js';
import { journeyOf } from '../quotes/trip-flights.js';
import type { PricedTrip } from '../quotes/trip-prices.js';
import type { BookedProduct, TripFacts } from './booked-trip.js';
import type { CreateBookingDto } from './bookings.dto.js';
import { keptTransferCheck } from './flights/kept-transfer-check.js';

/** Nights near the airport as they are kept. */
export const bookedNights = (nights: PricedTrip['nights']): AirportNight[] =>
  nights.map(({ code, resort, room, date, rooms }) => ({ code, resort, room, date, rooms }));

/** What a priced trip agrees to. */
export const pricedFacts = ({ offer, price, details, check_out, nights }: PricedTrip) => ({
  priceMinor: offer.price_minor,
  pricingType: offer.pricing_type,
  occupancy: offer.occupancy,
  totalMinor: price.total,
  depositMinor: parseMinor(details.deposit_due),
  balanceDueOn: details.balance_due_at,
  priceDetails: details,
  checkOut: check_out,
  nights: offer.duration_nights,
  rooms: offer.rooms,
  mealPlan: offer.meal_plan,
  airportNights: bookedNights(nights),
});

/** What a booking agrees to: the priced trip, the way there, and who asked for it. */
export const tripFacts = (
  { product, transfer, now }: { product: BookedProduct; transfer: Transfer | null; now: Date },
  trip: PricedTrip,
  dto: CreateBookingDto & { locale: string },
): TripFacts => ({
  ...pricedFacts(trip),
  product,
  checkIn: dto.check_in,
  adults: dto.adults,
  childrenAges: dto.children_ages ?? [],
  arrivalFlightAt: dto.arrival_flight_at ?? null,
  departureFlightAt: dto.departure_flight_at ?? null,
  transfer,
  transferCheck: keptTransferCheck(trip.ways, dto.transfer ?? null, journeyOf(dto, trip), now),
  contactName: dto.contact.name,
  contactEmail: dto.contact.email,
  contactPhone: dto.contact.phone,
  contactCountry: dto.contact.country ?? null,
  preferredChannel: dto.contact.preferred_channel ?? null,
  specialRequests: dto.special_requests ?? '',
  locale: dto.locale,
  displayCurrency: trip.display?.code ?? null,
  displayRate: trip.display?.rate ?? null,
});
