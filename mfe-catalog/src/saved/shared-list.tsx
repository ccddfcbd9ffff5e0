import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedKey, savedKey } from '@atoll/api-client/saved';
import { paths } from '@atoll/contract/paths';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { SavedCards } from './saved-cards';
import type { SavedList } from './saved-list';
import styles from './saved-page.module.css';
import { useItems } from './use-items';

/** What somebody else shows: to look at, and to keep as well. */
export function SharedList({ list: { keys, change }, shown }: { list: SavedList; shown: readonly SavedKey[] }) {
  const { t } = useTranslation(['catalog', 'common']);
  const items = useItems(shown);
  const [isBusy, setBusy] = useState(false);
  const there = [
    ...items.packages.map(({ id }) => savedKey('package', id)),
    ...items.resorts.map(({ id }) => savedKey('resort', id)),
  ];
  const left = keys && shown.filter((key) => there.includes(key) && !keys.includes(key));
  const saveAll = async () => {
    setBusy(true);
    // The last one first: the first comes to stand at the top.
    for (const key of left?.toReversed() ?? []) await change(key, true);
    setBusy(false);
  };
  const isEmpty = shown.length === items.missing.length;
  return (
    <>
      <PageHeading title={t('saved.sharedTitle')} lead={t('saved.sharedLead')}>
        {there.length > 0 && (
          <div className={styles.share}>
            {left && (left.length > 0 || isBusy) ? (
              <Button busy={isBusy} onClick={() => void saveAll()}>
                {t('saved.saveAll')}
              </Button>
            ) : (
              <LinkButton kind="secondary" to={paths.saved()}>
                {t('saved.toOwn')}
              </LinkButton>
            )}
          </div>
        )}
      </PageHeading>
      {isEmpty ? (
        <EmptyState icon="heart" title={t('saved.sharedNone')} text={t('saved.sharedNoneText')}>
          <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
        </EmptyState>
      ) : (
        <SavedCards items={items} />
      )}
      {!isEmpty && items.missing.length > 0 && (
        <p className={styles.missing}>{t('saved.missing', { count: items.missing.length })}</p>
      )}
    </>
  );
}
