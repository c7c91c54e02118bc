import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';
import { serverCode } from './loadServerCode';

// The policy forbids style attributes in the HTML (build/hosting/contentSecurityPolicy.ts). The
// layout's styles contain `outline: none` instead.
const focusWrapper = /<div style="outline:none"(?=[^<>]* id="gatsby-focus-wrapper")/;

/** Removes Gatsby's style attribute, and the NUL characters that React 18 writes. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await serverCode();
  const html = await render(bodyComponent);
  // If the next letter does not fit into the rest of React 18's buffer of 2048 bytes, React also
  // writes the unused zeros (facebook/react#24985, repaired in React 19). HTML has no NUL of its
  // own.
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
