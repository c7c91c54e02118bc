import type { HeadProps } from 'gatsby';
import { createElement, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageFacts } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import type { MessageId } from '../i18n/messages/is';
import { Provider } from '../i18n/Provider';
import type { PageFacts, PageMeta } from './PageFacts';
import { showTags } from './showTags';
import { makeTags } from './tagMaker';
import { languageOfPage } from '../pageContext';
import type { PageContext } from '../pageContext';
import { useSiteUrl } from './useSiteUrl';

type Props = PageMeta & {
  /** The props that Gatsby passes to a template's `Head`. */
  page: Pick<HeadProps<unknown, PageContext>, 'location' | 'pageContext'>;
  /** The page's own title, or the id of its message; without both, the title is the site's name. */
  title?: string;
  titleId?: MessageId;
  /** Values of that message. */
  values?: Record<string, string>;
  /** Name of the page's owner, which follows the title. */
  owner?: string;
};

/** The content of `<head>`; every template's `Head` renders it. */
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
  const title = props.title ?? (titleId && messageOf(titleId, values));
  const { page = 1 } = pageContext;
  const fullTitle =
    page > 1
      ? messageOf('list.title', { title: title ?? '', page: String(page) })
      : [title, owner].filter(Boolean).join(' – ');
  const shownTitle = [fullTitle, messageOf('sitename')].filter(Boolean).join(' – ');
  useEffect(() => {
    // Gatsby reads the title once, and the messages of another language may arrive later. This updates the
    // element and does not set `document.title`: while Gatsby replaces the element there is none, and
    // `document.title` would create a second one.
    const element = document.querySelector('head > title');
    if (element) element.textContent = shownTitle;
  }, [shownTitle]);
  return (
    <>
      <html lang={languageFacts[lang].tag} />
      <title>{shownTitle}</title>
      <Tags
        {...props}
        {...{ lang, siteUrl, messageOf, title, fullTitle }}
        path={location.pathname}
        context={pageContext}
      />
    </>
  );
}

/**
 * The tags for machines. The server writes them into the HTML. In the browser, showTags.ts updates them
 * when the reader goes to another page, and loads their code then, so that no first load contains it.
 */
function Tags(facts: PageFacts): ReactNode {
  useEffect(() => {
    // The code fails to load only without a network, where no machine reads the tags.
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
