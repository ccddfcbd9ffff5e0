import { expect } from '@jest/globals';
import { type Known, type SpecRow, text, number, listed, paged, PACKAGE, PLACE, DESCRIPTION } from './spec-row.js';

const written = (kind: 'destination' | 'experience', { nonce, ...known }: Known): Record<string, string> =>
  kind === 'destination'
    ? {
        name: `Contract island ${nonce}`,
        description: DESCRIPTION,
        type: 'local_island',
        atoll: 'ADh',
        lat: '3.47',
        lng: '72.83',
      }
    : {
        name: `Contract outing ${nonce}`,
        description: DESCRIPTION,
        price: '45.00',
        'destinations[0]': String(known.destination),
        'includes[0]': 'Water',
        'includes[1]': 'Fruit, cut',
      };

/** The same members as JSON: indexed parts become lists, numbers numbers. */
function asJson(parts: Record<string, string>): object {
  const made: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(parts)) {
    const [name = '', index] = part.split(/[[\]]/);
    const typed = /^(lat|lng|destinations)$/.test(name) ? Number(value) : value;
    if (index === undefined) made[name] = typed;
    else made[name] = [...((made[name] as unknown[] | undefined) ?? []), typed];
  }
  return made;
}

/** Rows of destinations and experiences are the same set. */
const sameSet = (kind: 'destination' | 'experience'): SpecRow[] => {
  const all = `${kind}s`;
  return [
    { row: `GET ${all}/`, method: 'GET', path: () => `${all}/`, status: 200, body: paged(PLACE) },
    {
      row: `GET ${all}/?featured=true`,
      method: 'GET',
      path: () => `${all}/?featured=true`,
      status: 200,
      body: paged({ ...PLACE, is_featured: true }),
    },
    {
      row: `GET ${all}/{id}/`,
      method: 'GET',
      path: (known) => `${all}/${known[kind]}/`,
      status: 200,
      body: expect.objectContaining({ ...PLACE, description: text }),
    },
    {
      row: `POST ${all}/ (JSON)`,
      method: 'POST',
      path: () => `${all}/`,
      as: 'manager',
      json: (known) => asJson(written(kind, known)),
      status: 201,
      body: expect.objectContaining({ id: number, status: 'draft' }),
    },
    {
      row: `POST ${all}/ (multipart)`,
      method: 'POST',
      path: () => `${all}/`,
      as: 'manager',
      form: (known) => written(kind, known),
      file: { name: 'image', kind: 'picture' },
      status: 201,
      body: expect.objectContaining({ id: number, status: 'draft' }),
    },
    {
      row: `PUT ${all}/{id}/`,
      method: 'PUT',
      path: (known) => `${all}/${known.made}/`,
      as: 'manager',
      prepare: kind,
      json: (known) => asJson(written(kind, known)),
      status: 200,
      body: expect.objectContaining({ version: 2 }),
    },
    {
      row: `DELETE ${all}/{id}/`,
      method: 'DELETE',
      path: (known) => `${all}/${known.made}/`,
      as: 'manager',
      prepare: kind,
      status: 204,
    },
  ];
};

const REVIEW = { id: text, name: text, comment: text, approved: true };
/** Rows of packages, reviews, destinations and experiences. */
export const CATALOGUE_ROWS: readonly SpecRow[] = [
  {
    row: 'GET packages/',
    method: 'GET',
    path: () =>
      'packages/?destination=baa-atoll&category=honeymoon&duration=7&price_min=1&price_max=99999&sort=price_low',
    status: 200,
    body: expect.objectContaining({ count: number, results: expect.any(Array) }),
  },
  { row: 'GET packages/ (no filter)', method: 'GET', path: () => 'packages/', status: 200, body: paged(PACKAGE) },
  {
    row: 'GET packages/?is_featured=true',
    method: 'GET',
    path: () => 'packages/?is_featured=true',
    status: 200,
    body: paged({ ...PACKAGE, is_featured: true }),
  },
  {
    row: 'GET packages/{id}/',
    method: 'GET',
    path: (known) => `packages/${known.package}/`,
    status: 200,
    body: expect.objectContaining({ ...PACKAGE, inclusions: expect.any(Array), itinerary: expect.any(Array) }),
  },
  {
    row: 'POST packages/',
    method: 'POST',
    path: () => 'packages/',
    as: 'manager',
    json: ({ nonce }) => ({ name: `Contract week ${nonce}`, description: DESCRIPTION, price: '1090.00' }),
    status: 201,
    body: expect.objectContaining({ id: number, price: '1090.00', status: 'draft' }),
  },
  {
    row: 'PATCH packages/{id}/',
    method: 'PATCH',
    path: ({ made }) => `packages/${made}/`,
    as: 'manager',
    prepare: 'package',
    json: () => ({ price: '990.50' }),
    status: 200,
    body: expect.objectContaining({ price: '990.50', version: 2 }),
  },
  {
    row: 'DELETE packages/{id}/',
    method: 'DELETE',
    path: ({ made }) => `packages/${made}/`,
    as: 'manager',
    prepare: 'package',
    status: 204,
  },
  {
    row: 'GET reviews/',
    method: 'GET',
    path: () => 'reviews/',
    prepare: 'approved review',
    status: 200,
    body: expect.objectContaining({ count: number, results: expect.any(Array) }),
  },
  {
    row: 'GET reviews/?approved=true',
    method: 'GET',
    path: () => 'reviews/?approved=true',
    prepare: 'approved review',
    status: 200,
    body: paged(REVIEW),
  },
  {
    row: 'POST reviews/',
    method: 'POST',
    path: () => 'reviews/',
    json: (known) => ({
      package: String(known.package),
      name: 'Марина',
      email: 'marina@example.com',
      rating: 5,
      comment: 'Манты приплыли.',
      language: 'ru',
      ...known.form,
    }),
    status: 201,
    body: expect.objectContaining({ id: text, approved: false }),
  },
  {
    row: 'POST reviews/{id}/approve/',
    method: 'POST',
    path: ({ made }) => `reviews/${made}/approve/`,
    as: 'agent',
    prepare: 'review',
    status: 200,
    body: expect.objectContaining({ approved: true }),
  },
  {
    row: 'DELETE reviews/{id}/',
    method: 'DELETE',
    path: ({ made }) => `reviews/${made}/`,
    as: 'agent',
    prepare: 'review',
    status: 204,
  },
  {
    row: 'GET amenities/',
    method: 'GET',
    path: () => 'amenities/',
    status: 200,
    body: listed({ id: number, code: text, name: text }),
  },
  { row: 'GET locations/', method: 'GET', path: () => 'locations/', status: 200, body: listed({ name: text }) },
  ...sameSet('destination'),
  ...sameSet('experience'),
];
