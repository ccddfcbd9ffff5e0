import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { LocalLink } from '@atoll/ui/local-link';
import { TOPICS, type Topic } from './post-filters';
import styles from './topics.module.css';

/** What the posts are about, as links: all of them, or those of one topic. */
export function Topics({ chosen }: { chosen: Topic | null }) {
  const { t } = useTranslation('catalog');
  const topic = (code: Topic | null) => (
    <li key={code}>
      <LocalLink
        to={paths.blog(code ? `category=${code}` : '')}
        preventScrollReset
        {...(code === chosen && { 'aria-current': 'page' as const })}
      >
        {code ? t(`topic.${code}`) : t('blog.all')}
      </LocalLink>
    </li>
  );
  return (
    <nav aria-label={t('blog.topicsLabel')}>
      <ul className={styles.topics}>
        {topic(null)}
        {TOPICS.map(topic)}
      </ul>
    </nav>
  );
}
