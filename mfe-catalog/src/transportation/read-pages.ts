import type { TransferPageDto } from '@atoll/api-client/endpoints/transfers.gen';

/**
 * Reads the pages of a list after its first, side by side, and tells of all of them together; of none where one cannot be read.
 * @returns what ends it
 */
export function readPages(
  first: TransferPageDto,
  read: (page: number) => Promise<TransferPageDto>,
  tell: (results: TransferPageDto['results']) => void,
): () => void {
  let isOver = false;
  const pages = Array.from({ length: Math.ceil(first.count / first.results.length) - 1 }, (_, index) => index + 2);
  void Promise.all(pages.map(read)).then(
    (found) => !isOver && tell(found.flatMap(({ results }) => results)),
    () => undefined,
  );
  return () => {
    isOver = true;
  };
}
