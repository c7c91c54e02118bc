import type { RenderBodyArgs } from 'gatsby';
import { withPrefix } from 'gatsby';
import { isSamePath } from '../planning/pagePath';
import { isFallbackPath } from '../planning/planFallbackPages';
import type { PublicOptions } from '../PrismicPluginOptions';

/** The page becomes visible after this time even if the preview code has not loaded. */
const MAX_HIDDEN_MS = 8000;

/** Editors with a preview must not first see the published content or the not-found page. */
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
  const script =
    `try{if(${test}){let s=document.documentElement.style;s.visibility="hidden";` +
    `setTimeout(()=>{s.visibility=""},${MAX_HIDDEN_MS})}` +
    (isFallback ? `else location.replace(${JSON.stringify(withPrefix(previewPath))})` : '') +
    '}catch{}';
  setHeadComponents([
    <script key="prismic-preview" dangerouslySetInnerHTML={{ __html: script }} />,
    ...(isFallback
      ? [
          <title key="prismic-preview-title">Preview</title>,
          <meta key="prismic-preview-robots" name="robots" content="noindex" />,
        ]
      : []),
  ]);
}

/** Whether cookies select a preview or experiment. The preview cookie may have just a tracker. */
const previewTest =
  '/io\\.prismic\\.(preview=(?!%7B|{)[^;]|preview=[^;]*(%22|")preview|experiment=.)/i.test(document.cookie)';
