import { expect } from '@jest/globals';
import type TestAgent from 'supertest/lib/agent.js';
import type { TestApp } from './create-test-app.js';

/** Rows of the demo agency that bodies name. */
export interface Known {
  destination: number;
  resort: number;
  image: number;
}

/** A kind of content as its routes show it. */
export interface ContentKind {
  path: string;
  /** Member that names a thing. */
  title: 'name' | 'title' | 'question' | 'caption';
  /** A body that could be public at once, without its name. */
  body(known: Known): object;
  /** What it needs beside its body before it may be public. */
  complete?(agent: TestAgent, id: number, known: Known): Promise<void>;
  /** A shared member, and what a change makes of it. */
  change: readonly [member: string, value: unknown];
  /** Has a public read of one thing; the others are read as lists. */
  single: boolean;
  /** What its list has to be told: whose things, or which among others. */
  query?(known: Known): object;
  /** Only shown or not: nothing is reviewed, scheduled, copied or previewed, and no change waits. */
  plain?: true;
}

const BLOCKS = [{ type: 'rich_text', html: '<p>Long enough to be public.</p>' }];
const description = 'Long enough to be public.';

/** Every kind that the editing engine knows. */
export const CONTENT_KINDS: readonly ContentKind[] = [
  {
    path: 'packages',
    title: 'name',
    body: ({ destination, image }) => ({
      description,
      price: '1090.00',
      duration: 5,
      cancellation_policy: 'flex_48h',
      destinations: [destination],
      images: [image],
    }),
    change: ['min_age', 12],
    single: true,
  },
  {
    path: 'destinations',
    title: 'name',
    body: ({ image }) => ({ description, atoll: 'ADh', lat: 3.52, lng: 72.92, image }),
    change: ['tags', ['calm']],
    single: true,
  },
  {
    path: 'resorts',
    title: 'name',
    body: ({ destination }) => ({
      description,
      destination,
      lat: 4.3,
      lng: 73.4,
      price_from_per_night: '300.00',
    }),
    change: ['stars', 4.5],
    async complete(agent, id, { image }) {
      const picture = { resort: id, media: image, is_cover: true, status: 'published' };
      const { status } = await agent.post('/api/resort-images/').send(picture);
      expect(status).toBe(201);
    },
    single: true,
  },
  {
    path: 'experiences',
    title: 'name',
    body: ({ destination, image }) => ({
      description,
      price: '60.00',
      category_code: 'cruise',
      destinations: [destination],
      images: [image],
    }),
    change: ['min_age', 12],
    single: true,
  },
  {
    path: 'transfers',
    title: 'name',
    body: ({ resort }) => ({ mode: 'speedboat', duration_minutes: 45, to_resort: resort, price_adult_return: '90.00' }),
    change: ['duration_minutes', 50],
    single: true,
  },
  {
    path: 'locations',
    title: 'name',
    body: ({ destination }) => ({ kind: 'bay', atoll: 'ADh', lat: 3.52, lng: 72.92, destination }),
    change: ['island', 'Dhigurah'],
    single: false,
    query: () => ({ source: 'location' }),
    plain: true,
  },
  {
    path: 'categories',
    title: 'name',
    body: () => ({ description }),
    change: ['position', 7],
    single: false,
    plain: true,
  },
  {
    path: 'pages',
    title: 'title',
    body: ({ image }) => ({ blocks: BLOCKS, cover: image }),
    change: ['show_in_footer', true],
    single: true,
  },
  {
    path: 'posts',
    title: 'title',
    body: ({ image }) => ({
      excerpt: 'What to do when no boat goes.',
      body: BLOCKS,
      cover: image,
      author_name: 'Aishath Rasheed',
      categories: ['planning'],
    }),
    change: ['tags', ['slow-travel']],
    single: true,
  },
  {
    path: 'faqs',
    title: 'question',
    body: () => ({ answer: '<p>In towns.</p>', category: 'money' }),
    change: ['category', 'health'],
    single: true,
  },
  {
    path: 'page-heroes',
    title: 'title',
    body: ({ image }) => ({ subtitle: 'June to October', page_key: 'packages', image }),
    change: ['overlay_opacity', 0.5],
    single: false,
  },
  {
    path: 'cultural-content',
    title: 'title',
    body: () => ({ body: '<p>Early.</p>', content_type: 'greeting', phrase: 'Baajjaveri hendhuneh' }),
    change: ['phrase', 'Assalaamu alaikum'],
    single: false,
  },
  {
    path: 'amenities',
    title: 'name',
    body: () => ({ group: 'family' }),
    change: ['is_filterable', false],
    single: false,
    plain: true,
  },
  {
    path: 'resort-images',
    title: 'caption',
    body: ({ resort, image }) => ({ resort, media: image, kind: 'beach' }),
    query: ({ resort }) => ({ resort }),
    change: ['kind', 'map'],
    single: false,
    plain: true,
  },
];

/** Rows of the demo agency that bodies name. */
export async function knownRows(test: TestApp): Promise<Known> {
  const { body: destination } = await test.api().get('/api/destinations/dhigurah/');
  const { body: resort } = await test.api().get('/api/resorts/kandu-veli/');
  return { destination: destination.id, resort: resort.id, image: destination.image.id };
}
