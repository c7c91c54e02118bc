import { cookie } from '@prismicio/client';
import { isRecord } from '../../isRecord';
import { findExperimentRef } from './findVariation';
import { isOwnAddress } from './isOwnAddress';
import type { RepositoryMetadata } from './toMetadata';

export const previewCookie = cookie.preview;
export const experimentCookie = 'io.prismic.experiment';

/**
 * Finds the ref that a reader's cookies select: the ref of a preview, else of a running experiment, else
 * the master ref.
 *
 * @param readCookie returns the decoded value of a cookie; empty without the cookie.
 * @param endpoint of the repository. The cookie may hold previews of other repositories, which are
 * ignored: browsers share cookies between all ports of `localhost`.
 */
export function findSelectedRef(
  readCookie: (name: string) => string,
  { experiments, masterRef }: RepositoryMetadata,
  endpoint: string,
): string {
  return (
    findPreviewRef(readCookie(previewCookie), endpoint) ??
    findExperimentRef(experiments, readCookie(experimentCookie)) ??
    masterRef
  );
}

/**
 * Finds the token of the repository's preview in the value of the preview cookie. The token is a ref.
 *
 * @param value the token itself or, if Prismic's toolbar wrote the cookie, JSON with a token for each
 * repository.
 */
export function findPreviewRef(value: string, endpoint: string): string | undefined {
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
