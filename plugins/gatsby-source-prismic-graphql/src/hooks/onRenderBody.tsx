import type { RenderBodyArgs } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/pagePath';
import { isFallbackPath } from '../planning/planFallbackPages';
import type { PublicOptions } from '../PrismicPluginOptions';

/** The page becomes visible after this time even if the preview code has not loaded. */
const MAX_HIDDEN_MS = 8000;

/**
 * Adds a script to the page that hides it from an editor with a preview until the loading overlay covers
 * it. Without the script the editor would see the published content or the not-found page while the
 * draft loads. For everybody else the script does nothing.
 */
export function onRenderBody(
  { pathname, setHeadComponents }: RenderBodyArgs,
  { previews, previewPath }: PublicOptions,
): void {
  if (!previews) return;
  const isLanding = isSamePath(pathname, previewPath);
  const isFallback = isFallbackPath(pathname);
  const test = isLanding
    ? '/[?&](token|documentId|experiment)=/.test(location.search)'
    : previewTest;
  // Browsers that block cookies throw an error.
  const script =
    `try{if(${test}){let s=document.documentElement.style;s.visibility="hidden";` +
    `setTimeout(()=>{s.visibility=""},${MAX_HIDDEN_MS})}` +
    // A fallback page has nothing to show without a document.
    (isFallback ? `else location.replace(${JSON.stringify(withPrefix(previewPath))})` : '') +
    '}catch{}';
  setHeadComponents([
    <script key="prismic-preview" dangerouslySetInnerHTML={{ __html: script }} />,
    // A template renders no head without a document.
    ...(isFallback
      ? [
          <title key="prismic-preview-title">Preview</title>,
          <meta key="prismic-preview-robots" name="robots" content="noindex" />,
        ]
      : []),
  ]);
}

/**
 * Whether the cookies have an experiment, or a preview: any value that is not the toolbar's JSON, or JSON with a
 * preview in it. The toolbar's tracker is no preview.
 */
const previewTest =
  '/io\\.prismic\\.(preview=(?!%7B|{)[^;]|preview=[^;]*(%22|")preview|experiment=.)/i.test(document.cookie)';
