import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useListFaqsQuery } from '@atoll/api-client/endpoints/faqs.gen';
import { paths } from '@atoll/contract/paths';
import { PAGE_SIZE } from '@atoll/contract/rules';
import { useLanguage } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Button } from '@atoll/ui/button';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { TextField } from '@atoll/ui/field';
import { LocalLink } from '@atoll/ui/local-link';
import { PageHeading } from '@atoll/ui/page-heading';
import { Block } from '../shared/prose';
import { DetailSkeleton } from '../shared/detail-skeleton';
import { scripted } from '../shared/list-form';
import { LoadError } from '../shared/load-error';
import { usePageTitle } from '../shared/use-page-title';
import { groupsOf, matching } from './faq-groups';
import styles from './faq-page.module.css';
import { Questions } from './questions';

/** Opens the question that the address names, however its reader came here. */
function useNamedQuestion(named: string, ready: boolean) {
  useEffect(() => {
    const question = ready && named ? document.getElementById(named) : null;
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
  }, [ready, named]);
}

/** All that travellers ask, by what it is about, with a field that finds the words in question and answer. */
export default function FaqPage() {
  const { t } = useTranslation('catalog');
  const [asked, setAsked] = useState('');
  const named = useLocation().hash.slice(1);
  const [shown, setShown] = useState(named);
  if (named !== shown) {
    // It may be none of those that were found.
    setShown(named);
    setAsked('');
  }
  const { currentData, error, isFetching, refetch } = useListFaqsQuery({
    lang: useLanguage(),
    pageSize: PAGE_SIZE.max,
  });
  usePageTitle(t('faq.titleFull'));
  useNamedQuestion(named, currentData !== undefined);
  if (error && !currentData && !isFetching)
    return <LoadError title={t('faq.failed')} error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <DetailSkeleton />;
  const found = matching(currentData.results, asked);
  const groups = groupsOf(found);
  return (
    <Container>
      <Breadcrumb items={[{ label: t('nav.home'), to: paths.home() }, { label: t('faq.title') }]} />
      <PageHeading title={t('faq.titleFull')} lead={t('faq.lead')} />
      {currentData.count === 0 ? (
        <EmptyState title={t('faq.none')} text={t('faq.noneText')} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.side}>
            <div className={scripted}>
              <TextField type="search" label={t('faq.find')} value={asked} onChange={(e) => setAsked(e.target.value)} />
              <p className={styles.count} role="status">
                {asked.trim() && t('faq.count', { count: found.length })}
              </p>
            </div>
            <nav aria-label={t('faq.topics')}>
              <ul className={styles.topics}>
                {groups.map(({ code, name }) => (
                  <li key={code}>
                    <a href={`#topic-${code}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={styles.groups}>
            {groups.map(({ code, name, faqs }) => (
              <div key={code} id={`topic-${code}`} className={styles.group}>
                <Block title={name}>
                  <Questions faqs={faqs} />
                  {code === 'transfer' && (
                    <LocalLink to={paths.transportation()} className={styles.more}>
                      {t('flights.more')}
                    </LocalLink>
                  )}
                </Block>
              </div>
            ))}
            {currentData.count > currentData.results.length && !asked && <p>{t('faq.more')}</p>}
            {found.length === 0 && (
              <EmptyState title={t('faq.notFound')} text={t('faq.notFoundText')}>
                <Button onClick={() => setAsked('')}>{t('faq.showAll')}</Button>
              </EmptyState>
            )}
          </div>
        </div>
      )}
    </Container>
  );
}
