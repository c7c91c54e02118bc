import { Link as GatsbyLink } from 'gatsby';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Link as LinkTarget } from '../content/values/link';
import { languageSettings, languageOfPath } from '../i18n/languages';
import { VisuallyHidden } from './VisuallyHidden';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: LinkTarget; state?: object };

/** External links open a new tab. A link to a page in another language names the language. */
export function Link({ to: { href, opensNewTab }, children, state, ...rest }: Props) {
  const { formatMessage, locale } = useIntl();
  const isExternal = /^(https?:)?\/\//i.test(href);
  const lang = languageOfPath(href);
  const { tag } = languageSettings[lang];
  // A path without a final slash is the path of a file, which may be in any language.
  const isPage = !isExternal && /^\/(?:.*\/)?(?:[?#]|$)/.test(href);
  const namesLanguage = isPage && tag !== locale && !rest.hrefLang;
  const hrefLang = namesLanguage ? tag : rest.hrefLang;
  const text = namesLanguage ? (
    <>
      {children}
      {` (${formatMessage({ id: `link.in.${lang}` })})`}
    </>
  ) : (
    children
  );
  if (isExternal || opensNewTab) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest} hrefLang={hrefLang}>
        {text}
        <VisuallyHidden>{` (${formatMessage({ id: 'link.newTab' })})`}</VisuallyHidden>
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
    <GatsbyLink to={href} state={state} {...rest} hrefLang={hrefLang}>
      {text}
    </GatsbyLink>
  );
}

export function TelephoneLink({ number }: { number: string }) {
  return <Link to={{ href: `tel:${number.replace(/[^+\d]/g, '')}` }}>{number}</Link>;
}

type Titled = { path: string; title: ReactNode; heading?: ReactNode };

export function TitleLink({ document: { path, title, heading = title } }: { document: Titled }) {
  const { tag } = languageSettings[languageOfPath(path)];
  const text = tag === useIntl().locale ? heading : <span lang={tag}>{heading}</span>;
  return <Link to={{ href: path }}>{text}</Link>;
}
