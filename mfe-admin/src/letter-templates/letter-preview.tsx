import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermission } from '@atoll/api-client/base';
import { type LetterDto, usePreviewLetterQuery } from '@atoll/api-client/endpoints/letters.gen';
import { LANGUAGE_CODES } from '@atoll/contract/languages';
import { paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { LoadFailure } from '../office/load-failure';
import { useListQuery } from '../office/use-list-query';
import { useLetterName } from '../outbox/templates';
import { Facts } from '../office/facts';
import { LetterFrame } from './letter-frame';
import styles from './letter-templates.module.css';
import { SendTest } from './send-test';

/** How a letter can be looked at. */
const VIEWS = ['phone', 'desk', 'text'] as const;
/** Whoever sits at a telephone looks at a telephone's letter first. CSS pixels. */
const NARROW = 700;

/** One letter as its reader gets it now, in a language and a width that are chosen, and what can be done with it. */
export function LetterPreview({ letter: { name, reader, variants } }: { letter: LetterDto }) {
  const { t } = useTranslation('admin');
  const nameOf = useLetterName();
  const own = useLanguage();
  const query = useListQuery();
  const maySeeTexts = usePermission('translations.view');
  const language = LANGUAGE_CODES.find((code) => code === query.get('lang')) ?? own;
  const view = VIEWS.find((one) => one === query.get('as')) ?? (window.innerWidth < NARROW ? 'phone' : 'desk');
  const variant = variants.find((one) => one === query.get('case')) ?? variants[0];
  const { currentData, error, isFetching, refetch } = usePreviewLetterQuery(
    { name, lang: language, variant },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const texts = new URLSearchParams({ lang: language, ns: 'letters', q: `${name}.` });
  return (
    <article className={styles.preview} aria-labelledby="letter-name">
      <h2 id="letter-name" tabIndex={-1}>
        {nameOf(name)}
      </h2>
      <SendTest name={name} language={language} variant={variant}>
        {maySeeTexts && (
          <Link to={`${paths.dashboardTranslations()}?${texts.toString()}`}>{t('letterTemplates.texts')}</Link>
        )}
        <Link to={`${paths.dashboardOutbox()}?template=${name}`}>{t('letterTemplates.sent')}</Link>
      </SendTest>
      <div className={styles.tools}>
        {variants.length > 0 && (
          <div role="group" aria-label={t('letterTemplates.variant')}>
            {variants.map((one) => (
              <Button key={one} aria-pressed={one === variant} onClick={() => query.set('case', one, true)}>
                {t(`letterTemplates.variant_${one}`)}
              </Button>
            ))}
          </div>
        )}
        <div role="group" aria-label={t('letterTemplates.language')}>
          {LANGUAGE_CODES.map((code) => (
            <Button key={code} aria-pressed={code === language} onClick={() => query.set('lang', code, true)}>
              {t(`languages.${code}`)}
            </Button>
          ))}
        </div>
        <div role="group" aria-label={t('letterTemplates.view')}>
          {VIEWS.map((one) => (
            <Button key={one} aria-pressed={one === view} data-view={one} onClick={() => query.set('as', one, true)}>
              {t(`letterTemplates.as_${one}`)}
            </Button>
          ))}
        </div>
      </div>
      {error !== undefined && !isFetching && <LoadFailure error={error} onRetry={() => void refetch()} small />}
      {currentData && (
        <ComponentBoundary of={currentData}>
          <div className={styles.head}>
            <Facts
              of={[
                [t('letterTemplates.subject'), <strong key="subject">{currentData.subject}</strong>],
                [t('letterTemplates.to'), t(`letterTemplates.reader_${reader}`)],
                [t('letterTemplates.from'), currentData.from],
                [t('letterTemplates.replyTo'), currentData.reply_to],
              ]}
            />
          </div>
          {view === 'text' ? (
            <pre className={styles.text} lang={language}>
              {currentData.text}
            </pre>
          ) : (
            <div className={styles.paper} data-view={view}>
              <LetterFrame html={currentData.html} title={currentData.subject} />
            </div>
          )}
          <p className={styles.note}>{t('letterTemplates.sample')}</p>
        </ComponentBoundary>
      )}
      {!currentData && isFetching && <Skeleton active />}
    </article>
  );
}
