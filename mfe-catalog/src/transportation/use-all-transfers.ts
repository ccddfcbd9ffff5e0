import { useEffect, useState } from 'react';
import {
  type TransferPageDto,
  useLazyListTransfersQuery,
  useListTransfersQuery,
} from '@atoll/api-client/endpoints/transfers.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { allArg } from './asked';
import { readPages } from './read-pages';

/** All transfers, nearest first. The first hundred come with the document, and stand alone where others cannot be read. */
export function useAllTransfers() {
  const lang = useLanguage();
  const { currentData: first, error, isFetching, refetch } = useListTransfersQuery(allArg(lang));
  const [read] = useLazyListTransfersQuery();
  const [rest, setRest] = useState<{ of: TransferPageDto; results: TransferPageDto['results'] }>();
  useEffect(() => {
    if (!first || first.count <= first.results.length) return undefined;
    return readPages(
      first,
      (page) => read({ ...allArg(lang), page }, true).unwrap(),
      (results) => setRest({ of: first, results }),
    );
  }, [first, lang, read]);
  const all = first && (rest?.of === first ? [...first.results, ...rest.results] : first.results);
  return { all, error, isFetching, refetch };
}
