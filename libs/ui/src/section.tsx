import { type ReactNode, useId } from 'react';

/** A section of a page with its heading (h2), an optional lead, and an optional link at the heading's right. */
export function Section({
  title,
  lead,
  action,
  eyebrow,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  eyebrow?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="doc-section" aria-labelledby={id}>
      <div className="doc-container">
        <SectionHeading id={id} title={title} lead={lead} action={action} eyebrow={eyebrow} />
        {children}
      </div>
    </section>
  );
}

export function SectionHeading({
  id,
  title,
  lead,
  action,
  eyebrow,
}: {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  eyebrow?: ReactNode;
}) {
  return (
    <div className="doc-section-heading">
      <div>
        {eyebrow && <p className="doc-eyebrow">{eyebrow}</p>}
        <h2 id={id}>{title}</h2>
        {lead && <p className="doc-section-heading__lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
