// One booking by openapi-fetch over the types of openapi-typescript.
import createClient from 'openapi-fetch';
import type { paths } from './generated/schema.ts';
import { site, tell, totalOf, traveller } from './traveller.ts';

const api = createClient<paths>({ baseUrl: site });
const list = await api.GET('/api/packages/', { params: { query: { page_size: 1 } } });
const [offer] = list.data!.results;
const adults = Math.max(2, offer!.group_size_min);
const total = totalOf(offer!, adults);
const made = await api.POST('/api/bookings/', {
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { ...traveller('openapi-typescript'), package: offer!.slug, adults, shown_price: { total } },
});
if (made.error) throw new Error(JSON.stringify(made.error));
tell(made.data, total);
