import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '@atoll/ui/icon';
import styles from './back-link.module.css';

/** Leads from one thing to the list in which it stands; above its heading. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.back}>
    <Icon name="back" />
    {children}
  </Link>
);
