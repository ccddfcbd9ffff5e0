import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReviewDto, useListReviewsQuery } from '@atoll/api-client/endpoints/reviews.gen';
import { paths } from '@atoll/contract/paths';
import { useFormat, useLanguage } from '@atoll/i18n/instance';
import { Meta } from '@atoll/ui/card';
import { Container } from '@atoll/ui/container';
import { LocalLink } from '@atoll/ui/local-link';
import { Rating } from '@atoll/ui/rating';
import { SectionHeading } from '@atoll/ui/section';
import type { HomeSection } from '../shared/catalog';
import { useCountry } from '../shared/country';
import styles from './guest-voices.module.css';
import { voicesArg } from './home-args';

/** What travellers wrote, word for word; nothing where nobody has written yet. */
export default function GuestVoices({ data }: { data: HomeSection['data'] }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const reviews = useListReviewsQuery(voicesArg(useLanguage())).data?.results ?? [];
  if (reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} title={data.title || t('home.voices')} lead={data.subtitle} />
        <ul className={styles.voices}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Voice review={review} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Voice({ review }: { review: ReviewDto }) {
  const format = useFormat();
  const country = useCountry()(review.country);
  const month = review.stay_month && format.date(`${review.stay_month}-01`, { month: 'long', year: 'numeric' });
  return (
    <figure className={styles.voice}>
      <Rating average={review.rating} />
      <blockquote>
        {review.title && <p className={styles.title}>{review.title}</p>}
        <p>{review.comment}</p>
      </blockquote>
      <figcaption>
        <p className={styles.name}>{review.name}</p>
        <Meta items={[country, month]} />
        <Subject of={review} />
      </figcaption>
    </figure>
  );
}

/** What it was written about, with the way there. */
function Subject({ of: { package: trip, resort, experience } }: { of: ReviewDto }) {
  if (trip) return <LocalLink to={paths.package(trip.slug)}>{trip.name}</LocalLink>;
  if (resort) return <LocalLink to={paths.resort(resort.slug)}>{resort.name}</LocalLink>;
  return experience && <LocalLink to={paths.experience(experience.slug)}>{experience.name}</LocalLink>;
}
