import type { ContentApi } from '../requests/contentApi/createContentApi';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import {
  experimentCookie,
  isPreviewName,
  isPreviewRef,
  toPreviewName,
  toSession,
} from '../requests/contentApi/previewRef';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import {
  findExperimentRef,
  findVariation,
  toLinkLabel,
  toTimestamp,
} from '../requests/contentApi/toMetadata';
import { openSession, PreviewError } from './previewRequests';
import {
  changeTab,
  COOKIE_LIFETIME_MS,
  readPreview,
  readTab,
  storeExperiment,
  storePreview,
  writeTab,
} from './previewStorage';
import type { PreviewRelease, PreviewState, PreviewSubject } from './registerPreview';

export type Source = {
  ref: string;
  subject: PreviewSubject;
  release?: string;
  /** Ref of the preview, which links contain as `token`. An experiment has no token. */
  token?: string;
  experiment?: string;
};

/** The ref of a release changes with every publication, so a tab stores the release's id. */
type KnownRelease = PreviewRelease & { id: string };

/** `metadata` is undefined if the repository is private or cannot be reached. */
export function findSource(
  endpoint: string,
  metadata: RepositoryMetadata | undefined,
): Source | undefined {
  const cookieToken = readPreview(endpoint);
  const { token: ownToken = '' } = readTab();
  if (cookieToken) {
    // The cookie may be of another tab's preview. This tab keeps its own preview.
    const isOther =
      isPreviewRef(ownToken, endpoint) && !isNewer(cookieToken, ownToken, toReleases(metadata));
    const token = isOther ? ownToken : cookieToken;
    return { ref: token, token, ...describeToken(token, metadata) };
  }

  const experiments = metadata?.experiments ?? [];
  const ref = findExperimentRef(experiments, readBrowserCookie(experimentCookie));
  const [found] = experiments.flatMap(({ name, variations }) =>
    variations.filter((each) => each.ref === ref).map((variation) => ({ name, variation })),
  );
  if (!ref || !found) return undefined;
  return {
    ref,
    subject: { kind: 'experiment', label: `${found.name}: ${found.variation.label}` },
    experiment: toLinkLabel(found.variation),
  };
}

/**
 * Saving changes the whole ref of a release, and the metadata lists only the newest ref. So a listed
 * ref is newer than an unlisted ref.
 */
function isNewer(cookieToken: string, ownToken: string, releases: KnownRelease[]): boolean {
  if (toSession(cookieToken) === toSession(ownToken)) return true;
  const isListed = (token: string) =>
    releases.some(({ ref }) => toReleaseId(ref) === toReleaseId(token));
  return isRelease(ownToken) && !isListed(ownToken) && isListed(cookieToken);
}

export function isRelease(token: string): boolean {
  return toPreviewName(token).includes('~');
}

function toReleaseId(ref: string): string {
  return toPreviewName(ref).replace(/~.*/, '');
}

function describeToken(
  token: string,
  metadata: RepositoryMetadata | undefined,
): Pick<Source, 'subject' | 'release'> {
  if (!isRelease(token)) return { subject: { kind: 'draft' } };
  const release = toReleases(metadata).find(({ ref }) => toReleaseId(ref) === toReleaseId(token));
  return { subject: { kind: 'release', label: release?.label ?? '' }, release: release?.id };
}

function toReleases(metadata: RepositoryMetadata | undefined): KnownRelease[] {
  return (metadata?.refs ?? [])
    .filter(({ isMasterRef }) => !isMasterRef)
    .map((each) => ({
      ref: each.ref,
      id: each.id ?? each.ref,
      label: each.label ?? '',
      scheduledAt: toTimestamp(each),
    }));
}

export function createSelection(
  source: Source | undefined,
  metadata: RepositoryMetadata | undefined,
) {
  const releases = toReleases(metadata);
  const opened: PreviewSubject = source?.subject ?? { kind: 'draft' };
  let token = source?.token;
  // After a reload, the cookie may hold a newer ref than the tab, so the tab stores the newer ref.
  if (token !== undefined && readTab().token !== undefined) changeTab({ token });
  const byId = (id: string | undefined) => releases.find((release) => release.id === id);
  const getRelease = () => {
    const { release, date } = readTab();
    return byId(release) ?? findReleaseOn(date, releases);
  };
  return {
    releases,
    getToken: () => token,
    setToken(newest: string) {
      token = newest;
      changeTab({ token });
    },
    getRef: () => getRelease()?.ref ?? token ?? source?.ref ?? '',
    getRelease,
    describe(): Pick<PreviewState, 'subject' | 'release' | 'openedRelease' | 'date'> {
      const shown = getRelease();
      const openedRelease = byId(source?.release)?.ref;
      return {
        subject: shown ? { kind: 'release', label: shown.label } : opened,
        release: shown?.ref ?? openedRelease,
        openedRelease,
        date: readTab().date,
      };
    },
  };
}

/** Returns only the latest release that is due, because Prismic cannot combine several. */
export function findReleaseOn(
  date: string | undefined,
  releases: readonly KnownRelease[],
): KnownRelease | undefined {
  if (date === undefined) return undefined;
  const end = Date.parse(`${date}T23:59:59.999`);
  return releases
    .filter(({ scheduledAt }) => scheduledAt !== undefined && scheduledAt <= end)
    .sort((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0))
    .at(-1);
}

const MAX_QUOTE_LETTERS = 200;

/**
 * Returns the id of the document to show, if any (docs/previews.md, “The landing page”).
 * @throws ServiceError if the preview has ended.
 */
export async function openPreviewLink(
  search: string,
  endpoint: string,
  api: ContentApi,
): Promise<string | undefined> {
  const parameters = new URLSearchParams(search);
  const documentId = parameters.get('documentId') || undefined;
  const token = withWebsitePreviewId(
    parameters.get('token') ?? '',
    parameters.get('websitePreviewId') ?? '',
  );
  const experiment = parameters.get('experiment');

  if (token) {
    if (!isPreviewRef(token, endpoint)) {
      refuse(
        `The token in the link is not a preview of the repository at ${endpoint}: ${token.slice(0, MAX_QUOTE_LETTERS)}`,
      );
    }
    const { mainDocument, expiresAt } = await openSession(token);
    // After a reload of the link, the toolbar may have written a newer ref, which must stay.
    const inCookie = readTab().opened === token ? readPreview(endpoint) : undefined;
    if (inCookie === undefined) storePreview(token, endpoint);
    writeTab({
      token: inCookie !== undefined && toSession(inCookie) === toSession(token) ? inCookie : token,
      opened: token,
      until: Math.min(Date.now() + COOKIE_LIFETIME_MS, expiresAt ?? Infinity),
    });
    return documentId ?? mainDocument;
  }
  if (experiment) {
    const { experiments } = await api.getMetadata();
    const variation = findVariation(experiments, experiment);
    if (!variation?.ref) {
      const labels = experiments.flatMap(({ variations }) => variations.map(({ label }) => label));
      return refuse(
        `No running experiment has the variation '${experiment.slice(0, MAX_QUOTE_LETTERS)}'. ` +
          `The variations are: ${labels.join(', ') || 'none'}`,
      );
    }
    storeExperiment(variation.ref);
    writeTab({});
    return documentId;
  }
  if (!documentId) refuse('The link has no token, experiment or documentId.');
  const metadata = await api.getMetadata().catch(() => undefined);
  if (!findSource(endpoint, metadata)) {
    refuse('The link has only a documentId, but no preview is open in this browser.');
  }
  return documentId;
}

function refuse(message: string): never {
  throw new PreviewError('refused', message);
}

function withWebsitePreviewId(token: string, websitePreviewId: string): string {
  const isMissing = token && !isPreviewName(token) && !/[?&]websitePreviewId=/.test(token);
  if (!isMissing || !/^[\w-]+$/.test(websitePreviewId)) return token;
  return `${token}${token.includes('?') ? '&' : '?'}websitePreviewId=${websitePreviewId}`;
}
