import { cookie } from '@prismicio/client';
import { isRecord } from '../../isRecord';
import { findExperimentRef } from './findVariation';
import { isOwnAddress } from './isOwnAddress';
import type { RepositoryMetadata } from './toMetadata';

export const previewCookie = cookie.preview;
export const experimentCookie = 'io.prismic.experiment';

/**
 * The ref that a reader's cookies select: of a preview, else of an experiment that runs, else the
 * master ref.
 *
 * @param cookies as in `document.cookie` and in a request's `Cookie` header.
 * @param endpoint of the repository; previews of others are not for us, though one browser may hold
 * them: `localhost` is one site to it, whatever the port.
 */
export function findSelectedRef(
  cookies: string,
  { experiments, masterRef }: RepositoryMetadata,
  endpoint: string,
): string {
  return (
    findPreviewRef(cookies, endpoint) ??
    findExperimentRef(experiments, readCookie(cookies, experimentCookie)) ??
    masterRef
  );
}

/**
 * The repository's preview that a reader's cookies hold, which is a ref. The cookie is the preview's
 * token, or JSON of Prismic's toolbar, with a token for each repository.
 */
export function findPreviewRef(cookies: string, endpoint: string): string | undefined {
  const value = readCookie(cookies, previewCookie);
  const tokens = value.startsWith('{') ? readToolbarTokens(value) : [value];
  return tokens.find((token) => token !== '' && isOwnAddress(token, endpoint));
}

function readToolbarTokens(json: string): string[] {
  try {
    return Object.values(JSON.parse(json) as object).flatMap((entry: unknown) =>
      isRecord(entry) && typeof entry.preview === 'string' ? [entry.preview] : [],
    );
  } catch {
    return [];
  }
}

/** @returns the cookie's value, decoded; empty without the cookie */
export function readCookie(cookies: string, name: string): string {
  const pair = cookies.split(/; */).find((entry) => entry.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? '';
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
