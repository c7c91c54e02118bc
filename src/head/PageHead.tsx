import type { HeadProps } from 'gatsby';
import { createElement, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageFacts, type Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { Provider } from '../i18n/Provider';
import type { PageFacts, Telling } from './PageFacts';
import { showTags } from './showTags';
import { makeTags } from './tagMaker';
import { languageOfPage, type PageContext } from '../pageContext';
import { useSiteUrl } from './useSiteUrl';

type Props = Telling & {
  /** What Gatsby hands to a template's `Head`. */
  page: Pick<HeadProps<unknown, PageContext>, 'location' | 'pageContext'>;
  /** The page's own title, or the message that holds it; without either the site's name stands alone. */
  title?: string;
  titleId?: MessageId;
  /** What that message names. */
  values?: Record<string, string>;
  /** Whose page it is, said after its title. */
  owner?: string;
};

/** What a page says of itself in `<head>`: the body of every template's `Head`. */
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
  const say = (id: MessageId, named?: Record<string, string>) => intl.formatMessage({ id }, named);
  const title = props.title ?? (titleId && say(titleId, values));
  const { page = 1 } = pageContext;
  const fullTitle =
    page > 1
      ? say('list.title', { title: title ?? '', page: String(page) })
      : [title, owner].filter(Boolean).join(' – ');
  const shownTitle = [fullTitle, say('sitename')].filter(Boolean).join(' – ');
  useEffect(() => {
    // Gatsby reads what stands here once, and the words of another language may come after that. Where
    // it has just taken the last title away, its own is on the way, and `document.title` would be a second.
    const element = document.querySelector('head > title');
    if (element) element.textContent = shownTitle;
  }, [shownTitle]);
  return (
    <>
      <html lang={languageFacts[lang].tag} />
      <title>{shownTitle}</title>
      <Tags
        {...props}
        {...{ lang, siteUrl, say, title, fullTitle }}
        path={location.pathname}
        context={pageContext}
      />
    </>
  );
}

/**
 * What only machines read. The server writes it into the HTML; a browser makes it when the reader
 * goes on to another page, with code that it fetches then: no first load carries it.
 */
function Tags(facts: PageFacts): ReactNode {
  useEffect(() => {
    // Without the network there is no machine to read them either.
    showTags(facts).catch(() => undefined);
  });
  return makeTags(facts).map(({ name, attributes, text: __html }, key) =>
    createElement(name, {
      key,
      ...attributes,
      dangerouslySetInnerHTML: __html === undefined ? undefined : { __html },
    }),
  );
}
