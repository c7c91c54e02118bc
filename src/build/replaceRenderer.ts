import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { GatsbySSR } from 'gatsby';
import { renderToPipeableStream } from 'react-dom/server';

// The site's policy forbids style attributes. The layout's styles contain `outline: none` instead.
const focusWrapper = /<div style="outline:none"(?=[^<>]* id="gatsby-focus-wrapper")/;

/** Removes Gatsby's style attribute, and the NUL characters that React 18 writes. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await loaded;
  const html = await render(bodyComponent);
  // If the next letter does not fit into the rest of React 18's buffer of 2048 bytes, React also
  // writes the unused zeros (facebook/react#24985, repaired in React 19).
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

type Load = () => Promise<unknown>;

let loaded: Promise<void> | undefined;

/**
 * Loads Gatsby's templates, by the name of their chunk, then the parts that these load, in the same
 * order in each process. styled-components writes styles in the order in which their modules were
 * loaded, and a page whose data have not changed should be the same file in each build.
 */
export function loadServerCode(templates: Record<string, Load>, parts: Load[]): Promise<void> {
  const names = Object.keys(templates).sort();
  // A page whose code cannot be loaded has the error itself.
  const allTemplates = Promise.allSettled(names.map((name) => templates[name]?.()));
  loaded = allTemplates.then(async () => {
    // A part may contain further parts.
    for (let load = parts.shift(); load; load = parts.shift()) {
      await load().catch(() => undefined);
    }
  });
  return loaded;
}
