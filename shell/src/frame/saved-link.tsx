import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useSavedKeys } from '@atoll/api-client/saved';
import { Icon } from '@atoll/ui/icon';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { LocalLink } from '@atoll/ui/local-link';
import { routesOf, useApp } from '../app-context';
import { SparePart } from './spare-part';
import { useIsCustomer } from './use-is-customer';

const CustomerSaved = lazyAgain<{ look: 'heart' | 'word' }>(() => import('./customer-saved'), {
  meanwhile: ({ look }) => <CountedLink look={look} count={0} />,
});

/** To what is saved, with how much it is: a heart in the bar, a word in the menu of a phone. Without a page for it nothing. */
export function SavedLink({ look }: { look: 'heart' | 'word' }) {
  const { set } = useApp();
  const count = useSavedKeys().length;
  const isCustomer = useIsCustomer();
  if (!routesOf(set).some(({ path }) => path === paths.saved())) return null;
  if (!isCustomer) return <CountedLink look={look} count={count} />;
  return (
    <SparePart instead={<CountedLink look={look} count={0} />}>
      <CustomerSaved look={look} />
    </SparePart>
  );
}

/** The number lies over the heart, so that nothing moves when it comes. */
export function CountedLink({ look, count }: { look: 'heart' | 'word'; count: number }) {
  const { t } = useTranslation('shell');
  const label = count > 0 ? t('saved.count', { count }) : t('saved.label');
  return (
    <LocalLink className={look === 'heart' ? 'doc-bell doc-saved' : 'doc-signin'} to={paths.saved()} aria-label={label}>
      {look === 'heart' ? <Icon name="heart" /> : label}
      {look === 'heart' && count > 0 && <span aria-hidden="true">{count > 99 ? '99+' : count}</span>}
    </LocalLink>
  );
}
