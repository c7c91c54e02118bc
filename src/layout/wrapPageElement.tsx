import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout';
import { languageOfPage, translationsOf, type PageContext } from './translations';

type Args =
  | WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>
  | WrapPageElementNodeArgs<Record<string, unknown>, PageContext>;

/** Puts the layout around every page, on the server and in the browser alike. */
export function wrapPageElement({ element, props }: Args) {
  const { pageContext, location } = props;
  const lang = languageOfPage(pageContext, location.pathname);
  return (
    <Layout lang={lang} path={location.pathname} translations={translationsOf(pageContext)}>
      {element}
    </Layout>
  );
}
