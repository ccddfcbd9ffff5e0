import { useTranslation } from 'react-i18next';
import { paths } from '@atoll/contract/paths';
import { useDisplayCurrency } from '@atoll/i18n/instance';
import { Breadcrumb } from '@atoll/ui/breadcrumb';
import { Checkbox } from '@atoll/ui/checkbox';
import { Container } from '@atoll/ui/container';
import { EmptyState } from '@atoll/ui/empty-state';
import { LinkButton } from '@atoll/ui/link-button';
import { PageHeading } from '@atoll/ui/page-heading';
import { CardSkeleton } from '@atoll/ui/skeleton';
import { ListForm, ShowList, unscripted } from '../shared/list-form';
import { LoadError } from '../shared/load-error';
import { type ChangeFilters, type ChoiceOf, useListFilters } from '../shared/use-list-filters';
import { usePageTitle } from '../shared/use-page-title';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';
import { COMPARE_DIALECT, type Comparison, MOST_COMPARED, writeComparison } from './compared';
import { useComparison } from './use-comparison';

/** Two to four places to stay side by side, as the address says. */
export default function ComparePage() {
  const { t } = useTranslation('catalog');
  const { filters: comparison, change, choice } = useListFilters(COMPARE_DIALECT);
  usePageTitle(t('compare.title'));
  return (
    <Container>
      <Breadcrumb
        items={[
          { label: t('nav.home'), to: paths.home() },
          { label: t('resorts.title'), to: paths.resorts() },
          { label: t('compare.title') },
        ]}
      />
      <PageHeading title={t('compare.title')} lead={t('compare.lead')} />
      {comparison.slugs.length === 0 ? <Nothing /> : <SideBySide {...{ comparison, change, choice }} />}
    </Container>
  );
}

interface Compared {
  comparison: Comparison;
  change: ChangeFilters<Comparison>;
  choice: ChoiceOf<Comparison>;
}

function SideBySide({ comparison, change, choice }: Compared) {
  const { slugs, only } = comparison;
  const { t } = useTranslation('catalog');
  const currency = useDisplayCurrency();
  const { resorts, namesOf, missing, pending, error, retry } = useComparison(slugs);
  if (error) return <LoadError title={t('compare.failed')} error={error} onRetry={retry} />;
  if (resorts.length === 0 && pending === 0) return <Nothing />;
  return (
    <>
      {missing > 0 && (
        <p className={styles.missing} role="status">
          {t('compare.missing', { count: missing })}
        </p>
      )}
      {/* Nobody comes to look for it there. */}
      {missing === 0 && pending > 0 && <p className={unscripted}>{t('compare.missing', { count: pending })}</p>}
      {resorts.length > 1 && <OnlyDifferences comparison={comparison} change={change} />}
      {resorts.length > 0 && currency.code !== 'USD' && (
        <p className={styles.note}>{t('packages.currency', { code: currency.code })}</p>
      )}
      {resorts.length > 0 ? (
        <CompareTable
          resorts={resorts}
          only={resorts.length > 1 ? only : undefined}
          without={(resort) => {
            const names = namesOf(resort);
            return choice((now) => ({ slugs: now.slugs.filter((slug) => !names.includes(slug)) }));
          }}
        />
      ) : (
        <div className={styles.pending} aria-busy="true">
          <CardSkeleton />
          <CardSkeleton />
        </div>
      )}
      {resorts.length < MOST_COMPARED && (
        <p className={styles.more}>
          <LinkButton kind="secondary" to={paths.resorts()}>
            {t('compare.add')}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** A choice of the address: it counts at once, or with the form's button where no script runs. */
function OnlyDifferences({ comparison, change }: Omit<Compared, 'choice'>) {
  const { t } = useTranslation('catalog');
  return (
    <ListForm query={writeComparison(comparison)} fields={['only']} className={styles.form}>
      <Checkbox
        label={t('compare.differences')}
        name="only"
        value="differences"
        checked={comparison.only !== undefined}
        onChange={({ target }) => change({ only: target.checked ? 'differences' : undefined }, { replace: true })}
      />
      <ShowList />
    </ListForm>
  );
}

function Nothing() {
  const { t } = useTranslation(['catalog', 'common']);
  return (
    <EmptyState title={t('compare.none')} text={t('compare.noneText')}>
      <LinkButton to={paths.resorts()}>{t('common:actions.browseResorts')}</LinkButton>
    </EmptyState>
  );
}
