import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedKey, savedKey } from '@atoll/api-client/saved';
import { localized, paths } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { storeLanguage } from '@atoll/i18n/language-choice';
import { Button } from '@atoll/ui/button';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { LocalLink } from '@atoll/ui/local-link';
import { PageHeading } from '@atoll/ui/page-heading';
import { ComparePicks } from '../compare/compare-picks';
import { CompareToggle } from '../compare/compare-toggle';
import { Heart } from './heart';
import { SavedCards } from './saved-cards';
import type { SavedList } from './saved-list';
import styles from './saved-page.module.css';
import { ShareButton } from './share-button';
import { type Removed, UndoBar } from './undo-bar';
import { useItems } from './use-items';

const NONE: readonly SavedKey[] = [];

/** What one has saved oneself. */
export function OwnList({
  list: { keys, error, retry, change },
  kept,
}: {
  list: SavedList;
  kept: 'account' | 'browser';
}) {
  const { t } = useTranslation(['catalog', 'common']);
  const items = useItems(keys ?? NONE);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (key: SavedKey, name: string) => {
    setRemoved({ key, name, at: keys?.indexOf(key) ?? 0 });
    void change(key, false);
  };
  const undo = () => {
    if (removed) void change(removed.key, true, removed.at);
    setRemoved(null);
  };
  const drop = async (gone: readonly SavedKey[]) => {
    // One after the other: each change begins with what the one before has left.
    for (const key of gone) await change(key, false);
  };
  const isEmpty = keys?.length === 0;
  return (
    <>
      <PageHeading title={t('saved.title')} lead={t(kept === 'account' ? 'saved.withAccount' : 'saved.inBrowser')}>
        <div className={styles.share}>
          {keys && !isEmpty && <ShareButton keys={keys} />}
          {kept === 'browser' && <LogInLink />}
        </div>
      </PageHeading>
      {isEmpty ? (
        <EmptyState icon="heart" title={t('saved.none')} text={t('saved.noneText')}>
          <LinkButton to={paths.packages()}>{t('common:actions.browsePackages')}</LinkButton>
          <LinkButton kind="secondary" to={paths.resorts()}>
            {t('common:actions.browseResorts')}
          </LinkButton>
        </EmptyState>
      ) : (
        <SavedCards
          items={
            keys ? items : { ...items, isPending: true, ...(error !== undefined && { error, retry: () => retry?.() }) }
          }
          heart={(kind, { id, name }) => (
            <>
              {kind === 'resort' && <CompareToggle resort={{ id, name }} corner />}
              <Heart name={name} saved onChange={() => remove(savedKey(kind, id), name)} />
            </>
          )}
        />
      )}
      {items.missing.length > 0 && (
        <p className={styles.missing}>
          {t('saved.missing', { count: items.missing.length })}{' '}
          <Button kind="quiet" onClick={() => void drop(items.missing)}>
            {t('saved.drop')}
          </Button>
        </p>
      )}
      <ComparePicks />
      <UndoBar removed={removed} onUndo={undo} />
    </>
  );
}

/** The customer area has no language in its address: it takes the one in which it was gone to, and leads back in it. */
function LogInLink() {
  const { t } = useTranslation('catalog');
  const language = useLanguage();
  return (
    <LocalLink to={paths.customerLogin(localized(paths.saved(), language))} onClick={() => storeLanguage(language)}>
      {t('saved.logIn')}
    </LocalLink>
  );
}
