import type { ContentApi } from '../requests/contentApi/createContentApi';
import { readBrowserCookie } from '../requests/contentApi/cookies';
import { experimentCookie } from '../requests/contentApi/findSelectedRef';
import { findExperimentRef, toLinkLabel } from '../requests/contentApi/toMetadata';
import { isPreviewRef, toPreviewName, toSession } from '../requests/contentApi/previewRef';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import type { PreviewRelease, PreviewSubject } from './previewApi';
import { readPreview } from './previewCookies';
import { readTab } from './tabPreview';

/** The content that a tab shows instead of the published content. */
export type Source = {
  ref: string;
  subject: PreviewSubject;
  /** Id of the release whose preview it is, unless the release has been published or deleted. */
  release?: string;
  /** Ref of the preview, which links contain as `token`. An experiment has no token. */
  token?: string;
  /** Label of the experiment's variation, in the form for links. */
  experiment?: string;
};

/** A release with its id. A tab stores the id, because the ref changes with every publication. */
export type KnownRelease = PreviewRelease & { id: string };

/**
 * Finds the content that the cookies select: a preview, else a running experiment.
 *
 * @param endpoint of the repository.
 * @param metadata undefined for a private repository.
 */
export function findSource(
  endpoint: string,
  metadata: RepositoryMetadata | undefined,
): Source | undefined {
  const cookieToken = readPreview(endpoint);
  const { token: ownToken = '' } = readTab();
  if (cookieToken) {
    // Another tab may have opened another preview in the meantime, but this tab keeps its own.
    const isOther =
      isPreviewRef(ownToken, endpoint) && !isNewer(cookieToken, ownToken, toReleases(metadata));
    const token = isOther ? ownToken : cookieToken;
    return { ref: token, token, ...describeToken(token, metadata) };
  }

  const cookie = readBrowserCookie(experimentCookie);
  const experiments = metadata?.experiments ?? [];
  const ref = findExperimentRef(experiments, cookie);
  if (!ref) return undefined;
  for (const { name, variations } of experiments) {
    const variation = variations.find((each) => each.ref === ref);
    if (variation) {
      return {
        ref,
        subject: { kind: 'experiment', label: `${name}: ${variation.label}` },
        experiment: toLinkLabel(variation),
      };
    }
  }
  return undefined;
}

/**
 * Whether the cookie's ref is that of the tab's preview after a later save. The ref of a release changes as a
 * whole when the release is saved, and the metadata lists the newest one.
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

/** The part of a release's ref that does not change with every publication. */
function toReleaseId(ref: string): string {
  return toPreviewName(ref).replace(/~.*/, '');
}

/**
 * The token of a release's preview contains the release's ref, `<release>~<master>`.
 */
function describeToken(
  token: string,
  metadata: RepositoryMetadata | undefined,
): Pick<Source, 'subject' | 'release'> {
  if (!isRelease(token)) return { subject: { kind: 'draft' } };
  const release = toReleases(metadata).find(({ ref }) => toReleaseId(ref) === toReleaseId(token));
  return { subject: { kind: 'release', label: release?.label ?? '' }, release: release?.id };
}

/** Lists the releases in the metadata. */
export function toReleases(metadata: RepositoryMetadata | undefined): KnownRelease[] {
  return (metadata?.refs ?? []).flatMap(({ ref, id, label, isMasterRef, scheduledAt }) => {
    if (isMasterRef === true) return [];
    const timestamp = toTimestamp(scheduledAt);
    return {
      ref,
      id: typeof id === 'string' ? id : ref,
      label: typeof label === 'string' ? label : '',
      ...(timestamp === undefined ? {} : { scheduledAt: timestamp }),
    };
  });
}

/**
 * Parses `scheduledAt`, which is a date string or milliseconds: Prismic does not document its format.
 */
function toTimestamp(scheduledAt: unknown): number | undefined {
  const timestamp = typeof scheduledAt === 'string' ? Date.parse(scheduledAt) : scheduledAt;
  return typeof timestamp === 'number' && Number.isFinite(timestamp) ? timestamp : undefined;
}

/** @returns nothing when the repository is private or cannot be reached. */
export async function readMetadata(api: ContentApi): Promise<RepositoryMetadata | undefined> {
  try {
    return await api.getMetadata();
  } catch {
    return undefined;
  }
}
