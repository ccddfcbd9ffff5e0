/** What a query of RTK knows. */
export interface Answer<Data> {
  currentData?: Data | undefined;
  data?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** While the next answer is on its way the last one stays, dimmed. */
export const shownOf = <Data,>({ currentData, data, isFetching }: Answer<Data>): Data | undefined =>
  currentData ?? (isFetching ? data : undefined);

/** What a page shows of an answer, and whether it says that there is none instead. */
export const standingOf = <Data,>(answer: Answer<Data>) => ({
  shown: shownOf(answer),
  failed: answer.error !== undefined && !answer.isFetching,
  error: answer.error,
  isFetching: answer.isFetching,
  refetch: answer.refetch,
});
