import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { type SiteSettingsDto, useGetHomepageQuery } from '@atoll/api-client/endpoints/homepage.gen';
import { useLanguage } from '@atoll/i18n/instance';
import { Piece } from '../drawn-tree';
import { TranslateButton } from '../translation/translate-button';
import { OfflineNote } from './offline-note';
import { PreviewNote } from './preview-note';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export const MAIN_ID = 'main';

/** Layout of public pages: skip link, bar, page, foot. */
export function PublicFrame() {
  const { t } = useTranslation('shell');
  const { data } = useGetHomepageQuery({ lang: useLanguage() });
  const settings: Partial<SiteSettingsDto> = data?.settings ?? {};
  return (
    <div className="doc-page">
      <a className="doc-skip" href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <Piece>
        <SiteHeader name={settings.site_title} />
      </Piece>
      <main className="doc-main" id={MAIN_ID} tabIndex={-1}>
        <Piece>
          <Outlet />
        </Piece>
      </main>
      <Piece>
        <SiteFooter settings={settings} />
        <OfflineNote />
        <PreviewNote />
        <TranslateButton look="disc" />
      </Piece>
    </div>
  );
}
