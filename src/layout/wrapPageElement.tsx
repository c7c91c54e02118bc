import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout';
import { languageOfPage, translationsOf, type PageContext } from '../pageContext';

type Args =
  | WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>
  | WrapPageElementNodeArgs<Record<string, unknown>, PageContext>;

/** Puts the layout around every page, on the server and in the browser alike. */
export function wrapPageElement({ element, props: { pageContext, location } }: Args) {
  const page = {
    element,
    lang: languageOfPage(pageContext, location.pathname),
    path: location.pathname,
    hash: location.hash,
    translations: translationsOf(pageContext),
    // Put there by Gatsby, whose types do not know it.
    action: (location as { action?: string }).action,
  };
  return <Layout page={page} />;
}
