import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '@atoll/api-client/base';
import { useResolveRedirectQuery } from '@atoll/api-client/endpoints/redirects.gen';
import { Notice } from '@atoll/ui/notice';

const PAUSE = 400;

/** Whether the site answers an address with a page of its own. */
const { useIsPageThereQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    isPageThere: build.query<boolean, { path: string }>({
      query: ({ path }) => ({
        url: path,
        responseHandler: async (response: Response) => {
          await response.body?.cancel();
          return response.ok && !response.redirected;
        },
        validateStatus: () => true,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** The typed path once typing pauses; empty for what is none of this site. */
function useTypedPath(path: string): string {
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE);
    return () => clearTimeout(timer);
  }, [path]);
  return /^\/[^/\\]/.test(settled) ? settled : '';
}

/** Says that visitors would not see a page any more that stands where the redirect starts. */
export function PageThere({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  const typed = useTypedPath(path);
  const { currentData } = useIsPageThereQuery({ path: typed }, { skip: typed === '' });
  return currentData ? <Notice kind="warning">{t('redirects.hides', { path: typed })}</Notice> : null;
}

/** Says where it leads when the target has moved itself. */
export function LeadsOn({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  const typed = useTypedPath(path);
  const { currentData } = useResolveRedirectQuery({ path: typed }, { skip: typed === '' });
  return currentData ? <Notice>{t('redirects.leadsOn', { path: typed, to: currentData.to })}</Notice> : null;
}
