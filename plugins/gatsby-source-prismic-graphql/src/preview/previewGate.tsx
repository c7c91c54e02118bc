import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { StaticQueryContext } from 'gatsby';
import type { ReactElement } from 'react';
import { cloneElement, startTransition, useContext, useEffect, useState } from 'react';
import type { PublicOptions } from '../PrismicPluginOptions';
import { getView, onView } from './previewStore';

let isStarted = false;
let onDrawn: () => void;
/** React has taken over the server's HTML, which may be changed from then on. */
const drawn = new Promise<void>((resolve) => {
  onDrawn = resolve;
});

/** Loads the code of previews, once. */
function start(previewPage?: string): void {
  if (isStarted) return;
  isStarted = true;
  import(/* webpackChunkName: "prismic-preview" */ './startPreviews')
    .then(({ startPreviews }) => startPreviews(drawn, previewPage === 'fallback'))
    .catch((error: unknown) => {
      console.error(error);
      document.documentElement.style.visibility = '';
      document.body.prepend('The preview could not be loaded. This is the published page.');
    });
}

function hasCookie(): boolean {
  try {
    return /\bio\.prismic\.(preview|experiment)=/.test(document.cookie);
  } catch {
    // A browser that forbids cookies throws.
    return false;
  }
}

/** Begins a preview for an editor whose cookies say so. */
export function onClientEntry(_args: unknown, { previews }: PublicOptions): void {
  if (previews && hasCookie()) start();
}

/** Tells a preview that a page is on show. */
export function onRouteUpdate(): void {
  getView()?.onRoute();
}

function usePreviewView() {
  const [view, setOwnView] = useState(getView);
  // As a transition, so that React first takes over what it has not taken over yet.
  useEffect(() => onView(() => startTransition(() => setOwnView(getView()))), []);
  return view;
}

/** Puts drafts in the place of static queries. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs): ReactElement {
  return <PreviewQueries>{element}</PreviewQueries>;
}

function PreviewQueries({ children }: { children: ReactElement }) {
  const published = useContext(StaticQueryContext);
  const view = usePreviewView();
  // Gatsby adds to its own object whenever it loads a page: a copy would lack what comes later.
  const answers: typeof published = view
    ? Object.assign(Object.create(published), view.staticQueries)
    : published;
  return <StaticQueryContext.Provider value={answers}>{children}</StaticQueryContext.Provider>;
}

type Args = WrapPageElementBrowserArgs<Record<string, unknown>, { prismicPreview?: string }>;

/**
 * Draws the page with what a preview has put into its resources.
 *
 * Gatsby calls `wrapPageElement` while it renders the page, so a hook in it draws all of the page
 * again: head, template, and what other plugins and the site wrap around it. What they are given is
 * the same object, which is why it is changed.
 */
function usePreviewPage({ element, props }: Args): ReactElement {
  const view = usePreviewView();
  const { prismicPreview } = props.pageContext;
  useEffect(() => {
    onDrawn();
    if (prismicPreview && (window.location.search || hasCookie())) start(prismicPreview);
  }, [prismicPreview]);
  useEffect(() => view?.onDraw(), [view]);
  if (!view) return element;
  const { json } = props.pageResources;
  return cloneElement(element, Object.assign(props, json, { preview: view.props }));
}

export const wrapPageElement = usePreviewPage;
