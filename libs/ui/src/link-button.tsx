import type { ButtonLook } from './button.tsx';
import { LocalLink, type LocalLinkProps } from './local-link.tsx';

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function LinkButton({ kind = 'primary', size, wide, className, ...rest }: LocalLinkProps & ButtonLook) {
  return (
    <LocalLink
      {...rest}
      className={className ? `doc-button ${className}` : 'doc-button'}
      data-kind={kind}
      data-size={size}
      data-wide={wide}
    />
  );
}
