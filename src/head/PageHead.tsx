import type { HeadProps } from 'gatsby';
import { createElement, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { Provider } from '../i18n/Provider';
import type { PageMetadata, PageMeta } from './PageMetadata';
import { encodePath } from '../addresses';
import { languageOfPage } from '../pageContext';
import type { PageContext } from '../pageContext';
import { useSite } from '../state/useSite';

type Props = PageMeta & {
  page: Pick<HeadProps<unknown, PageContext>, 'location' | 'pageContext'>;
  /** By default, the title of the subject's document. */
  title?: string;
  /** If no title and no message is given, the title is the site's name. */
  titleId?: MessageId;
  values?: Record<string, string>;
  owner?: string;
};

export type Tag = {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};

export function PageHead(props: Props) {
  const { location, pageContext } = props.page;
  const lang = languageOfPage(pageContext, location.pathname);
  return (
    <Provider lang={lang}>
      <Contents {...props} lang={lang} />
    </Provider>
  );
}

function Contents({
  page: { location, pageContext },
  titleId,
  values,
  owner,
  lang,
  ...props
}: Props & { lang: Language }) {
  const intl = useIntl();
  const siteUrl = useSiteUrl();
  const messageOf = (id: MessageId, args?: Record<string, string>) =>
    intl.formatMessage({ id }, args);
  const given = props.title ?? props.subject?.document?.title;
  const title = given ?? (titleId && messageOf(titleId, values));
  const { page = 1 } = pageContext;
  const fullTitle =
    page > 1
      ? messageOf('list.title', { title: title ?? '', page: String(page) })
      : [title, owner].filter(Boolean).join(' – ');
  const shownTitle = [fullTitle, messageOf('sitename')].filter(Boolean).join(' – ');
  useEffect(() => {
    // Gatsby reads the title once, but another language's messages may arrive later. Setting
    // `document.title` would add a second element while Gatsby replaces the first.
    const element = document.querySelector('head > title');
    if (element) element.textContent = shownTitle;
  }, [shownTitle]);
  return (
    <>
      <html lang={languageSettings[lang].tag} />
      <title>{shownTitle}</title>
      {!props.isHidden && <link rel="canonical" href={siteUrl + encodePath(location.pathname)} />}
      <Tags
        {...props}
        {...{ lang, siteUrl, messageOf, title, fullTitle }}
        path={location.pathname}
        context={pageContext}
      />
    </>
  );
}

/** Returns `SITE_URL`, without a trailing slash. */
function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}

export function useAddress(path = '/'): string {
  return useSiteUrl() + encodePath(path);
}

let toTags: (facts: PageMetadata) => Tag[] = () => [];

/** Only the server calls this function, so no browser loads the code that makes the tags. */
export function setTagMaker(maker: typeof toTags): void {
  toTags = maker;
}

let served: { path: string; elements: Element[] } | undefined;

/** A browser makes no tags, but keeps the server's tags until the next page. */
function Tags(facts: PageMetadata): ReactNode {
  const { path } = facts;
  useEffect(() => {
    if (served && served.path !== path) for (const element of served.elements) element.remove();
    if (served) return;
    const marked = '[data-gatsby-head]:not(title, [rel=canonical])';
    served = { path, elements: [...document.head.querySelectorAll(marked)] };
    // Gatsby removes marked tags that no component renders, so these tags lose their marks.
    for (const element of served.elements) element.removeAttribute('data-gatsby-head');
  }, [path]);
  return toTags(facts).map(({ name, attributes, text: __html }, key) =>
    createElement(name, {
      key,
      ...attributes,
      dangerouslySetInnerHTML: __html === undefined ? undefined : { __html },
    }),
  );
}
