import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCustomer } from '@atoll/api-client/base';
import { MOST, readKeys } from '@atoll/api-client/saved';
import { Container } from '@atoll/ui/container';
import { RecentlyViewed } from '../recent/recently-viewed';
import { usePageTitle } from '../shared/use-page-title';
import { OwnList } from './own-list';
import { type SavedList, useBrowserList } from './saved-list';
import { SharedList } from './shared-list';
import { useAccountList } from './use-account-list';

/** What one has saved; with `items` in the address what somebody else shows. */
export default function SavedPage() {
  const { t } = useTranslation('catalog');
  const shared = useSearchParams()[0].get('items');
  const isCustomer = useCustomer() !== null;
  usePageTitle(t(shared === null ? 'saved.title' : 'saved.sharedTitle'));
  const Lists = isCustomer ? OfAccount : OfBrowser;
  return <Lists shared={shared} />;
}

interface Address {
  shared: string | null;
}

const OfAccount = ({ shared }: Address) => <Lists shared={shared} list={useAccountList()} kept="account" />;
const OfBrowser = ({ shared }: Address) => <Lists shared={shared} list={useBrowserList()} kept="browser" />;

const Lists = ({ shared, list, kept }: Address & { list: SavedList; kept: 'account' | 'browser' }) => (
  <>
    <Container>
      {shared === null ? (
        <OwnList list={list} kept={kept} />
      ) : (
        <SharedList list={list} shown={readKeys(shared, MOST.shared)} />
      )}
    </Container>
    {/* Something to begin with. */}
    {shared === null && list.keys?.length === 0 && <RecentlyViewed />}
  </>
);
