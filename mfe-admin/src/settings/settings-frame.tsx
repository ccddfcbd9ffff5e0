import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@atoll/api-client/base';
import { OfficePage } from '../office/office-page';
import { PageTabs } from '../office/page-tabs';
import { type PartId, partsFor } from './parts';

/** Frame of a page of the settings: the parts that one may see, then this one. */
export function SettingsFrame({
  part,
  ...page
}: {
  part: PartId;
  actions?: ReactNode;
  error?: unknown;
  onRetry?: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin');
  const permissions = useSessionUser()?.permissions ?? [];
  return (
    <OfficePage
      title={t(`settings.${part}`)}
      lead={t(`settings.${part}Lead`)}
      back={
        <PageTabs
          label={t('settings.title')}
          tabs={partsFor(permissions).map(({ id, to }) => ({ to, label: t(`settings.${id}`) }))}
        />
      }
      {...page}
    />
  );
}
