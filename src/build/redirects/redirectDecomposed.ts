import type { NodePluginArgs } from 'gatsby';
import { readPaths } from './readPaths';

type Request = { originalUrl: string };
type Response = { redirect: (status: number, address: string) => void };

/** A handler for Express that redirects to a page from its address in decomposed Unicode (NFD). */
export function redirectDecomposed(getNodesByType: NodePluginArgs['getNodesByType']) {
  return ({ originalUrl }: Request, response: Response, next: () => void): void => {
    const [, path = '', search = ''] = /^([^?]*)(\?.*)?$/.exec(originalUrl) ?? [];
    const requested = decode(path);
    const composed = requested.normalize();
    const page = composed.endsWith('/') ? composed : `${composed}/`;
    if (composed !== requested && readPaths(getNodesByType).includes(page)) {
      response.redirect(301, encodeURI(page) + search);
    } else next();
  };
}

/** @returns the text itself if it is wrongly encoded */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
