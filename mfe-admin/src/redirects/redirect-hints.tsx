import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListRedirectsQuery } from '@atoll/api-client/endpoints/redirects.gen';
import { isLocalizedPath, paths } from '@atoll/contract/paths';
import { Notice } from '@atoll/ui/notice';

const PAUSE = 400;
/** The API searches for at most so much. */
const SEARCH_MOST = 100;

/** Pages of the site that stand whatever the agency sells and writes. */
const PAGES: ReadonlySet<string> = new Set(
  Object.values(paths)
    .filter((address) => address.length === 0)
    .map((address) => (address as () => string)())
    .filter(isLocalizedPath),
);

/** Says that visitors would not see a page of the site any more that stands where the redirect starts. */
export function PageThere({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  return PAGES.has(path.trim()) ? <Notice kind="warning">{t('redirects.hides', { path })}</Notice> : null;
}

/** Says where it leads when the target has moved itself. */
export function LeadsOn({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE);
    return () => clearTimeout(timer);
  }, [path]);
  const search = (settled.split('?')[0] ?? '').slice(0, SEARCH_MOST);
  const { currentData } = useListRedirectsQuery({ search, pageSize: 100 }, { skip: !/^\/[^/\\]/.test(search) });
  const next = currentData?.results.find(({ from, is_active: isOn }) => isOn && from === search);
  return next ? <Notice>{t('redirects.leadsOn', { path: search, to: next.to })}</Notice> : null;
}
