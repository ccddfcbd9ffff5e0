import { NavLink } from 'react-router';
import { inView } from '@atoll/ui/office/in-view';
import styles from './view-bar.module.css';

/** Pages that belong together, side by side; the current one is marked and, on a phone, brought into sight. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string }[] }) {
  return (
    <nav className={styles.views} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          end
          to={tab.to}
          className={styles.tab ?? ''}
          ref={location.pathname === tab.to ? inView : undefined}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
