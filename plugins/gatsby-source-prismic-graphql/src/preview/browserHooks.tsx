import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from 'gatsby';
import { StaticQueryContext } from 'gatsby';
import type { Context, ReactElement } from 'react';
import { cloneElement, startTransition, useContext, useEffect, useState } from 'react';
import type { PublicOptions } from '../PrismicPluginOptions';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { previewView } from './registerPreview';

declare module 'gatsby' {
  // Gatsby exports this context, but its types do not.
  export const StaticQueryContext: Context<Record<string, { data: Record<string, unknown> }>>;
}

let isStarted = false;
let onDrawn: () => void;
/** Resolves after hydration. A preview must not change the page earlier. */
const drawn = new Promise<void>((resolve) => {
  onDrawn = resolve;
});

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

// Prismic's client, which exports these names, would become part of the initial load.
function hasCookie(): boolean {
  return ['preview', 'experiment'].some((name) => readBrowserCookie(`io.prismic.${name}`));
}

export function onClientEntry(_args: unknown, { previews }: PublicOptions): void {
  if (previews && hasCookie()) start();
}

export function onRouteUpdate(): void {
  previewView.get()?.onRoute();
}

function usePreviewView() {
  const [view, setView] = useState(previewView.get);
  // A transition lets React finish hydration first.
  useEffect(
    () => previewView.subscribe(() => startTransition(() => setView(previewView.get()))),
    [],
  );
  return view;
}

export function wrapRootElement({ element }: WrapRootElementBrowserArgs): ReactElement {
  return <PreviewQueries>{element}</PreviewQueries>;
}

function PreviewQueries({ children }: { children: ReactElement }) {
  const published = useContext(StaticQueryContext);
  const view = usePreviewView();
  // The published object is not copied, because Gatsby adds results to it when it loads a page.
  const results: typeof published = view
    ? Object.assign(Object.create(published), view.staticQueries)
    : published;
  return <StaticQueryContext.Provider value={results}>{children}</StaticQueryContext.Provider>;
}

type Args = WrapPageElementBrowserArgs<Record<string, unknown>, { prismicPreview?: string }>;

/**
 * Gatsby calls `wrapPageElement` during rendering, so a new state in this hook renders the whole
 * page again. All wrappers receive the same `props` object, so this hook changes that object.
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
