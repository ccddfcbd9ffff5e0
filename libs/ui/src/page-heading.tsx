import type { ReactNode } from 'react';

/** The heading of a page without a hero: its one h1, which takes the focus after a navigation. */
export function PageHeading({
  title,
  lead,
  eyebrow,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="doc-heading">
      {eyebrow && <p className="doc-eyebrow">{eyebrow}</p>}
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="doc-heading__lead">{lead}</p>}
      {children}
    </header>
  );
}
