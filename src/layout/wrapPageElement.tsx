import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { isLanguage, languageOfPath } from '../i18n/languages';
import { Layout } from './Layout';
import { translationsOf, type PageContext } from './translations';

type Args =
  | WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>
  | WrapPageElementNodeArgs<Record<string, unknown>, PageContext>;

/**
 * Puts the layout around every page, on the server and in the browser alike. The page's context
 * says its language; a page without one (not found) speaks the language of its address.
 */
export function wrapPageElement({ element, props }: Args) {
  const { pageContext, location } = props;
  const lang = isLanguage(pageContext.lang) ? pageContext.lang : languageOfPath(location.pathname);
  return (
    <Layout lang={lang} path={location.pathname} translations={translationsOf(pageContext)}>
      {element}
    </Layout>
  );
}
