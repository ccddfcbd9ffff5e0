import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { localized } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';
import { navOf, useApp } from '../app-context';
import { Brand } from './brand';
import { CurrencyChoice } from './currency-choice';
import { CustomerTools, SignInLine } from './customer-tools';
import { LanguageChoice } from './language-choice';
import { SavedLink } from './saved-link';
import { TranslateButton } from '../translation/translate-button';
import { useDisclosure } from './use-disclosure';

/** The bar at the top of public pages. */
export function SiteHeader({ name }: { name?: string | undefined }) {
  const { t } = useTranslation(['shell', 'common']);
  const menu = useDisclosure();
  return (
    <header className="doc-header">
      <div className="doc-container doc-header__bar">
        <Brand name={name} />
        <MainNav />
        <div className="doc-header__tools">
          <LanguageChoice />
          <CurrencyChoice />
          <SavedLink look="heart" />
          <CustomerTools />
          <details className="doc-menu" ref={menu}>
            <summary aria-label={t('common:actions.menu')}>
              <span className="doc-menu__lines" />
            </summary>
            <div className="doc-menu__panel">
              <MainNav />
              <SavedLink look="word" />
              <SignInLine />
              <TranslateButton look="word" />
              <div className="doc-menu__choices">
                <LanguageChoice />
                <CurrencyChoice />
              </div>
            </div>
          </details>
        </div>
      </div>
    </header>
  );
}

function MainNav() {
  const { t } = useTranslation(['shell', 'common']);
  const { set } = useApp();
  const language = useLanguage();
  return (
    <nav className="doc-nav" aria-label={t('shell:nav.label')}>
      {navOf(set, 'main').map(({ id, to, labelKey }) => (
        <NavLink key={id} className="doc-nav__link" to={localized(to, language)} end={to === '/'}>
          <span>{t(labelKey as 'shell:nav.home')}</span>
        </NavLink>
      ))}
    </nav>
  );
}
