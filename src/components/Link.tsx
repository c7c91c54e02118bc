import { Link as GatsbyLink } from 'gatsby';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Link as LinkTarget } from '../content/values/link';
import { languageFacts, languageOfPath } from '../i18n/languages';
import { VisuallyHidden } from './VisuallyHidden';

type Props = {
  to: LinkTarget;
  children: ReactNode;
  className?: string;
  id?: string;
  hrefLang?: string;
  /** State of the new history entry, which the linked page can read. */
  state?: object;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  /** For a link that acts on the page (useButtonRole.ts). */
  role?: 'button';
  'aria-haspopup'?: 'dialog';
  /** Set on the link to the current page, and to the section that the page belongs to. */
  'aria-current'?: 'page' | 'true';
  'aria-describedby'?: string;
};

/**
 * A link to any target. Paths of this site are opened by Gatsby, without a reload. `http:`, `https:` and
 * `//` open a new tab, and screen readers are told so. `mailto:` and `tel:` are plain links. A link to a page
 * in another language names the language after its text.
 */
export function Link({ to: { href, opensNewTab }, children, state, ...rest }: Props) {
  const { locale } = useIntl();
  const isExternal = /^(https?:)?\/\//i.test(href);
  if (isExternal || opensNewTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <VisuallyHidden>
          {' ('}
          <FormattedMessage id="link.newTab" />)
        </VisuallyHidden>
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
  const lang = languageOfPath(href);
  const { tag } = languageFacts[lang];
  // A file, whose path has no final slash, may be in any language. The language switch names its target itself.
  const namesLanguage = tag !== locale && !rest.hrefLang && /\/(?:[?#]|$)/.test(href);
  return (
    <GatsbyLink to={href} state={state} {...rest} {...(namesLanguage && { hrefLang: tag })}>
      {children}
      {namesLanguage && (
        <>
          {' ('}
          <FormattedMessage id={`link.in.${lang}`} />)
        </>
      )}
    </GatsbyLink>
  );
}
