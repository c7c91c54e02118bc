import { Link as GatsbyLink } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Link as LinkTarget } from '../content/link';
import { Hidden } from './Hidden';

type Props = {
  to: LinkTarget;
  children: ReactNode;
  className?: string;
  id?: string;
  hrefLang?: string;
  /** What the page that it leads to is told: kept with the address in the browser's history. */
  state?: object;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  /** The link leads to what is shown already. */
  'aria-current'?: 'page';
};

/**
 * One link for every target. Addresses of this site move without a reload; `http:`, `https:` and
 * `//` open a tab of their own, which is said to screen readers; `mailto:` and `tel:` are handed to
 * the device.
 */
export function Link({ to: { href, opensNewTab }, children, state, ...rest }: Props) {
  const isWeb = /^(https?:)?\/\//i.test(href);
  if (isWeb || opensNewTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <Hidden>
          {' ('}
          <FormattedMessage id="link.newTab" />)
        </Hidden>
      </a>
    );
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink to={href} state={state} {...rest}>
      {children}
    </GatsbyLink>
  );
}
