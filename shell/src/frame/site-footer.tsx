import { useTranslation } from 'react-i18next';
import type { SiteSettingsDto } from '@atoll/api-client/endpoints/homepage.gen';
import { LocalLink } from '@atoll/ui/local-link';
import { navOf, useApp } from '../app-context';
import { Brand } from './brand';

/** The foot of public pages; what the agency has not filled in has a default or is left out. */
export function SiteFooter({ settings }: { settings: Partial<SiteSettingsDto> }) {
  const { t } = useTranslation(['shell', 'common']);
  const { set, state } = useApp();
  const { site_title: title, site_description: description, contact_phone: phone, contact_email: email } = settings;
  const name = title || t('common:site.name');
  return (
    <footer className="doc-footer">
      <div className="doc-container">
        <div className="doc-footer__columns">
          <div className="doc-footer__about">
            <Brand name={title} />
            <p>{description || t('shell:footer.about')}</p>
          </div>
          <nav aria-label={t('shell:nav.footer')}>
            <p className="doc-footer__title">{t('shell:footer.explore')}</p>
            <ul className="doc-footer__links">
              {navOf(set, 'footer').map(({ id, to, labelKey }) => (
                <li key={id}>
                  <LocalLink to={to}>{t(labelKey as 'shell:nav.home')}</LocalLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <p className="doc-footer__title">{t('shell:footer.contact')}</p>
            <ul className="doc-footer__links">
              {phone && (
                <li>
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              )}
              <li>{t('shell:footer.reply')}</li>
            </ul>
          </div>
        </div>
        <div className="doc-footer__end">
          <span>
            {settings.footer_text ||
              t('shell:footer.rights', { year: String(state.year ?? new Date().getFullYear()), name })}
          </span>
          <span>{t('shell:footer.currency')}</span>
        </div>
      </div>
    </footer>
  );
}
