import type { ContentApi } from '../requests/contentApi/createContentApi';
import {
  experimentCookie,
  findPreviewRef,
  readCookie,
} from '../requests/contentApi/findSelectedRef';
import { findExperimentRef, toLinkLabel } from '../requests/contentApi/findVariation';
import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import { readCookies } from './previewCookies';
import type { PreviewRelease, PreviewSubject } from './PreviewSession';
import { readTab } from './tabPreview';

/** What a tab shows instead of the published content. */
export type Source = {
  ref: string;
  subject: PreviewSubject;
  /** Address of the preview that was opened, which is its ref; an experiment has none. */
  token?: string;
  /** Label of the experiment's variation, as links have it. */
  experiment?: string;
};

/** A release, with the name by which a tab remembers it: its ref changes with what is published. */
export type KnownRelease = PreviewRelease & { id: string };

/**
 * What the editor's cookies select: a preview, else an experiment that runs.
 *
 * @param endpoint of the repository
 * @param metadata of a repository that does not give it to a browser: none
 */
export function findSource(
  endpoint: string,
  metadata: RepositoryMetadata | undefined,
): Source | undefined {
  const ofCookie = findPreviewRef(readCookies(), endpoint);
  // Another tab may have opened another preview since: this one stays with its own.
  const token = ofCookie && (readTab().token ?? ofCookie);
  if (token) return { ref: token, subject: toSubject(token, metadata), token };

  const cookie = readCookie(readCookies(), experimentCookie);
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

/** The ref of a release stands in the address of its preview, `<release>~<master>`. */
function toSubject(token: string, metadata: RepositoryMetadata | undefined): PreviewSubject {
  const [, session = ''] = /\/previews\/([^/?#]+)/.exec(token) ?? [];
  const ref = decodeURIComponent(session);
  if (!ref.includes('~')) return { kind: 'draft' };
  const release = toReleases(metadata).find((each) => each.ref === ref);
  return { kind: 'release', label: release?.label ?? '' };
}

/** The releases that the repository shows to this browser. */
export function toReleases(metadata: RepositoryMetadata | undefined): KnownRelease[] {
  return (metadata?.refs ?? []).flatMap(({ ref, id, label, isMasterRef, scheduledAt }) => {
    if (isMasterRef === true) return [];
    const moment = toMoment(scheduledAt);
    return {
      ref,
      id: typeof id === 'string' ? id : ref,
      label: typeof label === 'string' ? label : '',
      ...(moment === undefined ? {} : { scheduledAt: moment }),
    };
  });
}

/** Prismic's own form of it is not known: a moment as text, or milliseconds. */
function toMoment(scheduledAt: unknown): number | undefined {
  const moment = typeof scheduledAt === 'string' ? Date.parse(scheduledAt) : scheduledAt;
  return typeof moment === 'number' && Number.isFinite(moment) ? moment : undefined;
}

/** The metadata, or nothing where the repository is private or cannot be reached. */
export async function readMetadata(api: ContentApi): Promise<RepositoryMetadata | undefined> {
  try {
    return await api.getMetadata();
  } catch {
    return undefined;
  }
}
