import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { localized } from '@atoll/contract/paths';
import { useLanguage } from '@atoll/i18n/instance';

export interface LocalLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of `paths`, without language prefix. */
  to: string;
  replace?: boolean;
  /** The reader stays where they are on the page. */
  preventScrollReset?: boolean;
}

/** A link inside the product: adds the page's language prefix and navigates without a new document. */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  return <Link to={localized(to, useLanguage())} {...rest} />;
}
