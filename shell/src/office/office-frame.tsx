import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { paths } from '@atoll/contract/paths';
import { readTokens, signOut, useSessionUser } from '@atoll/api-client/base';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import { lazyAgain } from '@atoll/ui/lazy-again';
import { inView } from '@atoll/ui/office/in-view';
import { navOf, useApp } from '../app-context';
import { Brand } from '../frame/brand';
import { LanguageChoice } from '../frame/language-choice';
import { SparePart } from '../frame/spare-part';
import { useDisclosure } from '../frame/use-disclosure';
import { MAIN_ID } from '../frame/public-frame';
import { notify } from '../notifications/messages';
import styles from './office-frame.module.css';
import { PaletteButton } from './palette/palette-button';

const OfficeBell = lazyAgain(() => import('./office-bell'));
const OwnRights = lazyAgain(() => import('./own-rights'));

/** Layout of the agency's office: navigation of all remotes at the side, the user above, the page. */
export function OfficeFrame() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.office} translate="no">
      <a className="doc-skip" href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <Brand to={paths.dashboard()} />
        <span className={styles.label}>{t('office.title')}</span>
        <div className={styles.tools}>
          <PaletteButton />
          <LanguageChoice />
          <div className={styles.bell}>
            <SparePart>
              <OfficeBell />
            </SparePart>
          </div>
          <Account />
          <SparePart>
            <OwnRights />
          </SparePart>
        </div>
      </header>
      <OfficeNav />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

/** Entries of one hundred belong together. */
const groupOf = (order: number) => Math.floor(order / 100);

function OfficeNav() {
  const { t } = useTranslation('shell');
  const { set } = useApp();
  const permissions = useSessionUser()?.permissions ?? [];
  const { pathname } = useLocation();
  const links = navOf(set, 'dashboard').filter(({ permission }) => !permission || permissions.includes(permission));
  return (
    <nav className={styles.nav} aria-label={t('office.menu')}>
      {links.map(({ id, to, labelKey, order }, index) => (
        <NavLink
          key={id}
          className={styles.link ?? ''}
          to={to}
          ref={pathname.startsWith(to) ? inView : undefined}
          data-apart={groupOf(order) !== groupOf(links[index - 1]?.order ?? order) || undefined}
        >
          {t(labelKey as 'office.menu')}
        </NavLink>
      ))}
      <a className={styles.link} href="/">
        {t('office.site')}
      </a>
    </nav>
  );
}

function Account() {
  const { t } = useTranslation(['shell', 'common']);
  const user = useSessionUser();
  const { store } = useApp();
  const navigate = useNavigate();
  const menu = useDisclosure();
  if (!user) return null;
  const logout = async () => {
    const refresh = readTokens()?.refresh;
    if (refresh) await revoke(refresh);
    signOut(store);
    notify({ kind: 'success', text: t('common:success.logout') });
    void navigate(paths.login());
  };
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email;
  return (
    <details className={styles.account} ref={menu}>
      <summary aria-label={`${t('shell:office.account')}: ${name}`}>
        <Icon name="user" />
        <span>{name}</span>
      </summary>
      <div className={styles.accountPanel}>
        <p>
          <strong>{name}</strong>
          <br />
          {user.email}
        </p>
        <Link to={paths.dashboardProfile()}>{t('shell:office.profile')}</Link>
        <Button kind="secondary" wide onClick={() => void logout()}>
          <Icon name="logout" />
          {t('shell:office.logout')}
        </Button>
      </div>
    </details>
  );
}

/** Ends the session on the server; the browser forgets it in any case. */
async function revoke(refresh: string): Promise<void> {
  await fetch('/api/token/logout/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
}
