import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { Navigate } from 'react-router';
import { usePermission, useSessionUser } from '@atoll/api-client/base';
import { useGetSiteSettingsQuery } from '@atoll/api-client/endpoints/settings.gen';
import { paths } from '@atoll/contract/paths';
import { ComponentBoundary } from '@atoll/ui/component-boundary';
import { partsFor } from './parts';
import { SettingsFrame } from './settings-frame';
import { SiteForm } from './site-form';
import { documentOf } from './site-kind';

/** `/dashboard/settings`: what the agency sets about itself; for whom that is not, the first part that they may see. */
export default function SitePage() {
  const permissions = useSessionUser()?.permissions ?? [];
  const [first] = partsFor(permissions);
  return usePermission('settings.change') ? <Loaded /> : <Navigate to={first?.to ?? paths.overview()} replace />;
}

function Loaded() {
  const { data, error, refetch } = useGetSiteSettingsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const read = useMemo(() => data && documentOf(data), [data]);
  return (
    // What has been read once stays on the page, with what was typed, whatever becomes of a later read.
    <SettingsFrame part="site" error={data ? undefined : error} onRetry={() => void refetch()}>
      {read ? (
        <ComponentBoundary of={read.id}>
          <SiteForm read={read} />
        </ComponentBoundary>
      ) : (
        <Skeleton active />
      )}
    </SettingsFrame>
  );
}
