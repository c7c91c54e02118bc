import type { RenderBodyArgs } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/isSamePath';
import type { PublicOptions } from '../PrismicPluginOptions';

/** Milliseconds after which the page is shown whatever has become of the preview's code. */
const longest = 8000;

/**
 * Hides the page from an editor with a preview from the first moment, until the overlay stands over
 * it: neither the published content nor the not-found page is to be seen while the draft is on its
 * way. For anybody else it does nothing.
 */
export function onRenderBody(
  { pathname, setHeadComponents }: RenderBodyArgs,
  { previews, previewPath }: PublicOptions,
): void {
  if (!previews) return;
  const isLanding = isSamePath(pathname, previewPath);
  const isFallback = fallbackPath.test(pathname);
  const test = isLanding
    ? '/[?&](token|documentId|experiment)=/.test(location.search)'
    : '/io\\.prismic\\.(preview=[^;]*previews|experiment=.)/.test(document.cookie)';
  // A browser that forbids cookies throws.
  const script =
    `try{if(${test}){let s=document.documentElement.style;s.visibility="hidden";` +
    `setTimeout(()=>{s.visibility=""},${longest})}` +
    // It has nothing to show without a document.
    (isFallback ? `else location.replace(${JSON.stringify(withPrefix(previewPath))})` : '') +
    '}catch{}';
  setHeadComponents([
    <script key="prismic-preview" dangerouslySetInnerHTML={{ __html: script }} />,
    // A template without a document has no head of its own.
    ...(isFallback
      ? [
          <title key="prismic-preview-title">Preview</title>,
          <meta key="prismic-preview-robots" name="robots" content="noindex" />,
        ]
      : []),
  ]);
}

/** As `toFallbackPath` makes it. */
const fallbackPath = /\/_preview\/?$/;
