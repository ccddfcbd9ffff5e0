import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';

/** A link that looks like the office's buttons: for going somewhere, where a button is for doing something. */
export function OfficeLink({
  to,
  state,
  isPrimary = false,
  children,
}: {
  to: string;
  /** What the page there is told. */
  state?: unknown;
  isPrimary?: boolean;
  children: ReactNode;
}) {
  const href = useHref(to);
  const navigate = useNavigate();
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      href={href}
      onClick={(event) => {
        // Another tab or window is the browser's matter.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to, { state });
      }}
    >
      {children}
    </Button>
  );
}
