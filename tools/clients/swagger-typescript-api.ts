// One booking by the client of swagger-typescript-api.
import { Api } from './generated/api.ts';
import { site, tell, totalOf, traveller } from './traveller.ts';

const { api } = new Api({ baseUrl: site });
const list = await api.listPackages({ page_size: 1 });
const [offer] = list.data.results;
const adults = Math.max(2, offer!.group_size_min);
const total = totalOf(offer!, adults);
const made = await api.createBooking(
  { ...traveller('swagger-typescript-api'), package: offer!.slug, adults, shown_price: { total } },
  { headers: { 'Idempotency-Key': crypto.randomUUID() } },
);
tell(made.data, total);
