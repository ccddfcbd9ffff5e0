import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteSettingsDto } from '@atoll/api-client/endpoints/homepage.gen';
import type { NavDeclaration } from '@atoll/contract/remote';
import { LocalLink } from '@atoll/ui/local-link';
import { navOf, useApp } from '../app-context';
import { Brand } from './brand';
import { LanguageLinks } from './language-links';

/** Links of the foot stand together by their order: below 50 where one may travel, then the agency, from 100 on what was agreed. */
const AGENCY = 50;
const TERMS = 100;

/** The foot of public pages; what the agency has not filled in has a default or is left out. */
export function SiteFooter({ settings }: { settings: Partial<SiteSettingsDto> }) {
  const { t } = useTranslation(['shell', 'common']);
  const { set, state } = useApp();
  const { site_title: title, site_description: description, footer_text: text, tourism_licence_no: licence } = settings;
  const name = settings.legal_entity || title || t('common:site.name');
  const links = navOf(set, 'footer');
  return (
    <footer className="doc-footer">
      <div className="doc-container">
        <div className="doc-footer__columns">
          <div className="doc-footer__about">
            <Brand name={title} />
            <p>{description || t('shell:footer.about')}</p>
          </div>
          <nav aria-label={t('shell:nav.footer')}>
            <Column title={t('shell:footer.explore')}>
              <Links links={links.filter(({ order }) => order < AGENCY)} />
            </Column>
            <Column title={t('shell:footer.help')}>
              <Links links={links.filter(({ order }) => order >= AGENCY && order < TERMS)} />
            </Column>
          </nav>
          <Column title={t('shell:footer.contact')}>
            <Contact settings={settings} />
          </Column>
        </div>
        <div className="doc-footer__end">
          <div className="doc-footer__line">
            <HowToPay methods={settings.payment_methods} />
            <LanguageLinks />
          </div>
          <div className="doc-footer__line">
            <p>
              <span>{t('shell:footer.rights', { year: String(state.year ?? new Date().getFullYear()), name })}</span>
              {licence && <span className="doc-footer__licence">{t('shell:footer.licence', { number: licence })}</span>}
            </p>
            <ul className="doc-footer__terms">
              <Links links={links.filter(({ order }) => order >= TERMS)} />
            </ul>
          </div>
          {text && <p>{text}</p>}
        </div>
      </div>
    </footer>
  );
}

function HowToPay({ methods = [] }: { methods: SiteSettingsDto['payment_methods'] | undefined }) {
  const { t } = useTranslation('shell');
  const card = methods.includes('card') && (methods.includes('bank_transfer') ? 'footer.payBoth' : 'footer.payCard');
  const way = card || (methods.includes('bank_transfer') && 'footer.payTransfer');
  return (
    <div>
      {way && <p>{t(way)}</p>}
      <p>{t('footer.currency')}</p>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p className="doc-footer__title">{title}</p>
      <ul className="doc-footer__links">{children}</ul>
    </div>
  );
}

function Links({ links }: { links: NavDeclaration[] }) {
  const { t } = useTranslation(['shell']);
  return links.map(({ id, to, labelKey }) => (
    <li key={id}>
      <LocalLink to={to}>{t(labelKey as 'shell:nav.home')}</LocalLink>
    </li>
  ));
}

function Contact({ settings }: { settings: Partial<SiteSettingsDto> }) {
  const { t } = useTranslation('shell');
  const { contact_phone: phone, contact_email: email, social = [] } = settings;
  return (
    <>
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
      {social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
      <li>{t('footer.reply')}</li>
    </>
  );
}
