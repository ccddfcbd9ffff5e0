/** A list as somebody wants to see it again: filters and order as the address has them, and columns. */
export interface ListView {
  name: string;
  /** Query string without the page. */
  query: string;
  columns?: string[] | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isView = (value: unknown): value is ListView => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, query, columns } = value as Record<string, unknown>;
  return isText(name) && isText(query) && (columns === undefined || (Array.isArray(columns) && columns.every(isText)));
};

/** Stored views, or null for what is none. */
export const parseViews = (value: unknown): ListView[] | null =>
  Array.isArray(value) && value.every((item) => isView(item)) ? value : null;

/** The query of a list without its page, always in the same order. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams([...params].filter(([name, value]) => name !== 'page' && value !== ''));
  kept.sort();
  return kept.toString();
}
