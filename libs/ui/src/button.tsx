import type { ComponentPropsWithRef } from 'react';

export interface ButtonLook {
  /** `primary` at most once in a view. */
  kind?: 'primary' | 'secondary' | 'quiet';
  size?: 'medium' | 'large';
  wide?: boolean;
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {
  /** While true the button keeps its focus and ignores further clicks. */
  busy?: boolean;
}

/** A button; 44 px high at least. */
export function Button({
  kind = 'primary',
  size,
  wide,
  busy,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `doc-button ${className}` : 'doc-button'}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
