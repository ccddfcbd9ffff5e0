import type { ElementType, ReactNode } from 'react';

/** Content width with the page's gutters. */
export function Container({
  as: Tag = 'div',
  className,
  children,
}: {
  as?: ElementType;
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={className ? `doc-container ${className}` : 'doc-container'}>{children}</Tag>;
}
