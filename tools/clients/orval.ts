// One booking by the fetch client of orval, checked on both ends by its zod schemas.
import { createBooking, listPackages } from './generated/orval.ts';
import { CreateBookingBody, CreateBookingResponse, ListPackagesResponse } from './generated/zod.ts';
import { tell, totalOf, traveller } from './traveller.ts';

const list = await listPackages({ page_size: 1 });
if (list.status !== 200) throw new Error(`The list answered ${list.status}.`);
const [offer] = ListPackagesResponse.parse(list.data).results;
const adults = Math.max(2, offer!.group_size_min);
const total = totalOf(offer!, adults);
const body = CreateBookingBody.parse({
  ...traveller('orval'),
  package: offer!.slug,
  adults,
  shown_price: { total },
});
const made = await createBooking(body, { headers: { 'Idempotency-Key': crypto.randomUUID() } });
if (made.status !== 201) throw new Error(`The booking answered ${made.status}: ${JSON.stringify(made.data)}`);
tell(CreateBookingResponse.parse(made.data), total);
