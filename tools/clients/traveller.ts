declare const process: { argv: string[] };

/** Address of the site that is booked at. */
export const site = process.argv[2]!;

/** What a traveller writes, whichever client sends it. */
export const traveller = (client: string) => ({
  check_in: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
  contact: { name: 'Anna Smirnova', email: `${client}@traveller.example`, phone: '+7 912 345-67-89' },
  accept_terms: true as const,
});

/** What a package costs these adults, as the list says it. */
export const totalOf = (offer: { price: string; pricing_type: string }, adults: number): string =>
  (Number(offer.price) * (offer.pricing_type === 'per_person' ? adults : 1)).toFixed(2);

/** Tells the one who runs this which booking was made. */
export function tell(booking: { reference: string; total: string } | undefined, expected: string): void {
  if (booking?.total !== expected) throw new Error(`Expected a booking of ${expected}, got ${JSON.stringify(booking)}`);
  console.log(booking.reference);
}
