import type { ContentApi } from '../requests/contentApi/createContentApi';
import { decodeLeniently, readBrowserCookie } from '../requests/contentApi/browserCookies';
import {
  experimentCookie,
  findPreviewRef,
  previewCookie,
} from '../requests/contentApi/findSelectedRef';
import { findExperimentRef, toLinkLabel } from '../requests/contentApi/findVariation';
import { isOwnAddress } from '../requests/contentApi/isOwnAddress';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import type { PreviewRelease, PreviewSubject } from './previewApi';
import { readTab } from './tabPreview';

/** The content that a tab shows instead of the published content. */
export type Source = {
  ref: string;
  subject: PreviewSubject;
  /** Id of the release whose preview it is, unless the release has been published or deleted. */
  release?: string;
  /** Token of the preview, which is also its ref. An experiment has no token. */
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
  const cookieToken = findPreviewRef(readBrowserCookie(previewCookie), endpoint);
  // Another tab may have opened another preview in the meantime, but this tab keeps its own.
  const { token: ownToken = '' } = readTab();
  const token = cookieToken && (isOwnAddress(ownToken, endpoint) ? ownToken : cookieToken);
  if (token) return { ref: token, token, ...describeToken(token, metadata) };

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
 * The token of a release's preview contains the release's ref, `<release>~<master>`. The second part
 * changes with every publication.
 */
function describeToken(
  token: string,
  metadata: RepositoryMetadata | undefined,
): Pick<Source, 'subject' | 'release'> {
  const [, session = ''] = /\/previews\/([^/?#]+)/.exec(token) ?? [];
  const [ref, master] = decodeLeniently(session).split('~');
  if (master === undefined) return { subject: { kind: 'draft' } };
  const release = toReleases(metadata).find((each) => each.ref.split('~')[0] === ref);
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
