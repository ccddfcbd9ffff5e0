import { useTranslation } from 'react-i18next';
import { type AboutDto, type PageDto, useGetAboutQuery, useGetPageQuery } from '@atoll/api-client/endpoints/pages.gen';
import { isNotThere } from '@atoll/api-client/not-there';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { Hero } from '@atoll/ui/hero';
import { LinkButton } from '@atoll/ui/link-button';
import { Section } from '@atoll/ui/section';
import { Story } from '../blocks/story';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { LoadError } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { usePreviewed } from '../shared/use-previewed';
import styles from './about-page.module.css';
import { Team } from './team';

/** Who the agency is: its story, what it holds to, and the people who answer. */
export default function AboutPage() {
  const { t } = useTranslation('catalog');
  const lang = useLanguage();
  const story = useGetPageQuery(usePreviewed({ lang, id: 'about' }));
  const about = useGetAboutQuery({ lang });
  const missing = isNotThere(story.error);
  usePageTitle(missing ? t('content.notFound') : (story.currentData?.seo.title ?? story.currentData?.title));
  if (story.currentData) return <About page={story.currentData} about={about.currentData} />;
  if (missing)
    return (
      <Container>
        <EmptyState whole title={t('content.notFound')} text={t('content.notFoundText')}>
          <LinkButton to={paths.home()}>{t('nav.home')}</LinkButton>
        </EmptyState>
      </Container>
    );
  if (story.error)
    return <LoadError title={t('content.failed')} error={story.error} onRetry={() => void story.refetch()} />;
  return <DetailSkeleton />;
}

/** The story stands without the rest, which an agency may not have entered. */
function About({ page, about }: { page: PageDto; about: AboutDto | undefined }) {
  const { t } = useTranslation('catalog');
  return (
    <article className={styles.about}>
      <Hero size="page" picture={page.cover} title={page.title} lead={page.excerpt} />
      {about && about.stats.length > 0 && <Figures stats={about.stats} />}
      <Container>
        <div className={styles.story}>
          <Story blocks={page.blocks} />
        </div>
      </Container>
      {about && about.values.length > 0 && (
        <div className={styles.band}>
          <Section title={t('about.values')}>
            <ul className={styles.values}>
              {about.values.map(({ title, body }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{body}</p>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      {about && about.team.length > 0 && (
        <Section title={t('about.team')} lead={t('about.teamLead')}>
          <Team team={about.team} />
        </Section>
      )}
    </article>
  );
}

/** Figures are claims: only those that the agency has switched on get here. */
function Figures({ stats }: { stats: AboutDto['stats'] }) {
  return (
    <Container>
      <dl className={styles.figures}>
        {stats.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
