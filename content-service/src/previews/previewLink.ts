import { ContentServiceError } from '../model/problems';

type PreviewOptions = Partial<Record<'document' | 'lang' | 'type' | 'release', string>>;

const TIMEOUT_MS = 10_000;

/** @param site overrides the site that the service is configured with */
export async function previewLink(
  service: string,
  options: PreviewOptions,
  site: string | undefined,
  accessToken: string | undefined,
): Promise<string> {
  if (!options.document && !options.release) {
    throw new ContentServiceError(
      'Name a document by its uid or id, or a release with --release.\nSee --help for the options.',
    );
  }
  const params = Object.entries({ ...options, access_token: accessToken });
  const given = params.flatMap(([name, value]) => (value ? [[name, value]] : []));
  const opened = await fetch(`${service}/previews?${new URLSearchParams(given)}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json() as Promise<Record<string, string>>)
    .catch(() => {
      throw new ContentServiceError(
        `No content service responds at ${service}.\n` +
          'Start it with `npx content-service`, or give its port with --port or the variable CONTENT_PORT.',
      );
    });
  const { token, documentId, url, message = 'The service opened no preview' } = opened;
  if (!token || !documentId || !url) throw new ContentServiceError(`${message}.`);
  return site ? landingAddress(site, token, documentId) : url;
}

/** @param site If it is only an origin, the path `/preview` is added. */
export function landingAddress(site: string, token: string, documentId: string): string {
  const address = new URL(site);
  if (address.pathname === '/') address.pathname = '/preview';
  address.searchParams.set('token', token);
  address.searchParams.set('documentId', documentId);
  return address.href;
}

export const usualSites = ['http://localhost:8000', 'http://localhost:9000'] as const;

/** Responses may take this long, because `gatsby develop` may be building its first page. */
const ANSWER_TIMEOUT_MS = 3000;

export async function findRunningSite(
  sites: readonly string[] = usualSites,
): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const requests = sites.map((site) => fetch(site, { method: 'HEAD', redirect: 'manual', signal }));
  const results = await Promise.allSettled(requests);
  return sites.find((_, index) => results[index]?.status === 'fulfilled');
}
