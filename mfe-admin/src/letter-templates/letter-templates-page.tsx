import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useListLettersQuery } from '@atoll/api-client/endpoints/letters.gen';
import { paths } from '@atoll/contract/paths';
import { BackLink } from '../office/back-link';
import { useListQuery } from '../office/use-list-query';
import { SettingsFrame } from '../settings/settings-frame';
import { LetterList } from './letter-list';
import { LetterPreview } from './letter-preview';
import styles from './letter-templates.module.css';

/** Narrower than this a page shows either the list or a letter, as in the sheet of styles. CSS pixels. */
const WIDE = 1024;

/**
 * `/dashboard/settings/letter-templates`: every letter that the agency sends, as it reads now. A wide page shows the list and a letter
 * beside it, a narrow one either.
 */
export function LetterTemplatesPage() {
  const { t } = useTranslation('admin');
  const query = useListQuery();
  const { data, error, refetch } = useListLettersQuery();
  const opened = data?.find(({ name }) => name === query.opened);
  const shown = opened ?? data?.[0];
  const letter = useRef<HTMLDivElement>(null);
  const last = useRef(query.opened);
  useEffect(() => {
    const isNew = query.opened !== last.current;
    last.current = query.opened;
    // The list with the link that was followed is gone there.
    if (isNew && query.opened && window.innerWidth < WIDE) letter.current?.querySelector('h2')?.focus();
  }, [query.opened]);
  return (
    <SettingsFrame part="templates" error={data ? undefined : error} onRetry={() => void refetch()}>
      {data && shown ? (
        <div className={styles.room} data-opened={opened !== undefined}>
          <LetterList letters={data} shown={shown.name} />
          <div className={styles.letter} ref={letter}>
            <div className={styles.back}>
              <BackLink to={paths.dashboardLetterTemplates()}>{t('letterTemplates.all')}</BackLink>
            </div>
            <LetterPreview key={shown.name} letter={shown} />
          </div>
        </div>
      ) : (
        <Skeleton active />
      )}
    </SettingsFrame>
  );
}
