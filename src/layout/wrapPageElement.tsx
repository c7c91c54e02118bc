import type { WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout';
import { startPage } from './contentProblems';
import { languageOfPage } from '../pageContext';
import type { PageContext } from '../pageContext';

/** The arguments of the server's hook; the browser's hook gets more. */
type Args = WrapPageElementNodeArgs<Record<string, unknown>, PageContext>;

/** Gatsby calls this hook on the server and in the browser. */
export function wrapPageElement({ element, props: { pageContext, location, data } }: Args) {
  if (process.env.NODE_ENV === 'development') startPage(data);
  const page = {
    element,
    lang: languageOfPage(pageContext, location.pathname),
    // Browsers encode the path, but links and the server do not. `repairPath` makes it decodable.
    path: decodeURI(location.pathname),
    hash: location.hash,
    kind: pageContext.kind,
    // Error and offline pages have no language in their context, so `Layout` gets no context.
    context: pageContext.lang === undefined ? undefined : pageContext,
    // Gatsby sets `action`, but its types omit it.
    action: (location as { action?: string }).action,
  };
  return <Layout page={page} />;
}
