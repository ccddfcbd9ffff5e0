import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { Container } from '@atoll/ui/container';
import { LocalLink } from '@atoll/ui/local-link';
import { SectionHeading } from '@atoll/ui/section';
import type { ExperienceItem, HomeSection } from '../shared/catalog';
import { ExperienceCard } from '../shared/experience-card';
import styles from './experience-row.module.css';
import { Strip } from './strip';

/** What there is to do, one beside the other. */
export function ExperienceRow({ data, experiences }: { data: HomeSection['data']; experiences: ExperienceItem[] }) {
  const { t } = useTranslation('catalog');
  const id = useId();
  if (experiences.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <SectionHeading
          id={id}
          title={data.title || t('experiences.title')}
          lead={data.subtitle}
          action={<LocalLink to={paths.experiences()}>{t('home.allExperiences')}</LocalLink>}
        />
      </Container>
      <Strip label={t('home.experiencesLabel')}>
        {experiences.map((item) => (
          <li key={item.slug} className={styles.card}>
            <ExperienceCard item={item} />
          </li>
        ))}
      </Strip>
    </section>
  );
}
