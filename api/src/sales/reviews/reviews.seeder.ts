import { v5 as uuidOf } from 'uuid';
import { announce, demoVersion, readDemoFolder } from '../../content/listing/demo-files.js';
import { transactionSql } from '../../platform/data/transaction-sql.js';
import type { Seeder } from '../../platform/data/seeder.js';
import { Experience } from '../../catalogue/experiences/experience.entity.js';
import { Package } from '../../catalogue/packages/package.entity.js';
import { Resort } from '../../catalogue/resorts/resort.entity.js';
import type { TravellerType } from '../../content/listing/codes.js';
import type { Scores } from './review-status.js';
import { Review } from './review.entity.js';
import { refreshRatings } from './reviews.queries.js';

/** Keeps the ids of demo reviews apart from all others made of names. */
const NAMESPACE = '6f1d1c0e-5b0a-4f0e-9a39-6c1f3a5d2b7e';

interface DemoReview {
  key: string;
  package?: string;
  resort?: string;
  experience?: string;
  name: string;
  country?: string;
  rating: number;
  scores: Scores;
  title: string;
  comment: string;
  stay_month: string;
  traveller_type: TravellerType;
  /** Day on which it was sent. */
  written: string;
  verified?: boolean;
  helpful?: number;
  reply?: { text: string; at: string };
  /** Approved unless it still waits. */
  status?: 'pending';
}

/** `api/demo/reviews/<language>.json`. */
interface DemoReviews {
  language: string;
  reviews: DemoReview[];
}

const morning = (day: string) => new Date(`${day}T08:00:00Z`);

/** Reviews of the demo agency; ratings of packages and resorts follow from them. One that is stored stays as it is. */
export const reviewsSeeder: Seeder = {
  name: 'reviews',
  demo: true,
  version: demoVersion,
  async run(em) {
    const bySlug = <T extends { slug: string }>(rows: T[]) => new Map(rows.map((row) => [row.slug, row]));
    const packages = bySlug(await em.find(Package, { deletedAt: null }));
    const resorts = bySlug(await em.find(Resort, { deletedAt: null }));
    const experiences = bySlug(await em.find(Experience, { deletedAt: null }));
    const known = new Set((await em.find(Review, {}, { fields: ['id'] })).map(({ id }) => id));
    for (const { language, reviews } of readDemoFolder<DemoReviews>('reviews')) {
      for (const demo of reviews) {
        const id = uuidOf(demo.key, NAMESPACE);
        const missing =
          (demo.package && !packages.has(demo.package)) ||
          (demo.resort && !resorts.has(demo.resort)) ||
          (demo.experience && !experiences.has(demo.experience));
        if (known.has(id) || missing) continue;
        const values = {
          package: packages.get(demo.package ?? '') ?? null,
          resort: resorts.get(demo.resort ?? '') ?? null,
          experience: experiences.get(demo.experience ?? '') ?? null,
          booking: null,
          name: demo.name,
          email: null,
          country: demo.country ?? null,
          rating: demo.rating,
          scores: demo.scores,
          title: demo.title,
          comment: demo.comment,
          stayMonth: demo.stay_month,
          travellerType: demo.traveller_type,
          language,
          verified: demo.verified ?? false,
          ipHash: null,
        };
        const review = new Review(values, false, morning(demo.written));
        review.id = id;
        review.helpfulCount = demo.helpful ?? 0;
        if (demo.status !== 'pending') review.decide('approved', null, null, morning(demo.written));
        if (demo.reply) {
          review.replyText = demo.reply.text;
          review.replyAt = morning(demo.reply.at);
        }
        em.persist(review);
      }
    }
    await em.flush();
    const ids = (rows: Map<string, { id: number }>) => [...rows.values()].map(({ id }) => id);
    await refreshRatings(transactionSql(em), { package: ids(packages), resort: ids(resorts) });
    await announce(em, 'reviews', 'packages', 'resorts');
  },
};
