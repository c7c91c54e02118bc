import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';

// The policy of the site forbids style attributes in the HTML (build/hosting/contentSecurityPolicy.ts).
// The layout's styles say the same of this element.
const focusWrapper = /<div style="outline:none"(?=[^<>]* id="gatsby-focus-wrapper")/;

/**
 * Renders the body of every page in place of Gatsby, to remove the NUL characters that React 18 writes,
 * and the style attribute of Gatsby's own element.
 *
 * @throws what a component throws
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  const html = await render(bodyComponent);
  // React 18 collects HTML in a buffer of 2048 bytes. If the next letter has more bytes than are left,
  // React writes the buffer with its unused zeros (facebook/react#24985, repaired in React 19 only).
  // HTML has no NUL characters of its own, so nothing else is lost.
  replaceBodyHTMLString(html.replaceAll('\0', '').replace(focusWrapper, '<div'));
};

function render(body: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(body, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    });
  });
}
