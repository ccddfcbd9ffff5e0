import type { ReactNode } from 'react';
import { useDownload } from './use-download';
import styles from './paper-link.module.css';

/** A paper of a booking: by the key of its link, or with the session of the customer whose it is. */
export function PaperLink({
  url,
  accessToken,
  name,
  children,
}: {
  url: string;
  /** Empty where the customer's session opens it. */
  accessToken: string;
  /** Under which it is kept. */
  name: string;
  children: ReactNode;
}) {
  const { download, isBusy } = useDownload();
  if (accessToken) return <a href={`${url}?access_token=${encodeURIComponent(accessToken)}`}>{children}</a>;
  return (
    <button
      type="button"
      className={styles.paper}
      aria-busy={isBusy || undefined}
      onClick={() => void download({ url, name })}
    >
      {children}
    </button>
  );
}
