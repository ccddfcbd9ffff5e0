import { useEffect, useState } from 'react';
import {
  type TransferPageDto,
  useLazyListTransfersQuery,
  useListTransfersQuery,
} from '@atoll/api-client/endpoints/transfers.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { allArg } from './asked';

/** All transfers, nearest first. The first hundred come with the document, and stand alone where others cannot be read. */
export function useAllTransfers() {
  const lang = useLanguage();
  const { currentData: first, error, isFetching, refetch } = useListTransfersQuery(allArg(lang));
  const [read] = useLazyListTransfersQuery();
  const [rest, setRest] = useState<{ of: TransferPageDto; results: TransferPageDto['results'] }>();
  useEffect(() => {
    if (!first || first.count <= first.results.length) return undefined;
    let isOver = false;
    const pages = Array.from({ length: Math.ceil(first.count / first.results.length) - 1 }, (_, index) => index + 2);
    void Promise.all(pages.map((page) => read({ ...allArg(lang), page }, true).unwrap())).then(
      (found) => !isOver && setRest({ of: first, results: found.flatMap(({ results }) => results) }),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [first, lang, read]);
  const all = first && (rest?.of === first ? [...first.results, ...rest.results] : first.results);
  return { all, error, isFetching, refetch };
}
