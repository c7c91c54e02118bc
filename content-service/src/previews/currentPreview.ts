import { contentHash } from '../repository/contentHash';
import type { Repository } from '../repository/repository';
import { mainDocument } from '../repository/variant';
import type { Previews } from './previews';
import { previewId } from './previewToken';

/** The current state of a preview. */
export type CurrentPreview = {
  label: string;
  type: 'DRAFT' | 'RELEASE';
  /** The id of the document that opens first; undefined for an empty release. */
  mainDocument: string | undefined;
  /** The newest address of the preview, after `/previews/`. */
  newest: string;
  /** When it ends, by the clock of `Previews`; undefined for a release, which does not expire. */
  expires?: number;
};

/**
 * The id of a session with the current version, which changes when the drafts or the published
 * content change.
 */
export function draftId({ state }: Repository, session: string): string {
  return `${session}:${contentHash([state.drafts.ref])}`;
}

/**
 * @param address the address of a preview, or its part after `/previews/`
 * @returns undefined if the preview has ended or never existed
 */
export function currentPreview(
  address: string,
  repository: Repository,
  previews: Previews,
): CurrentPreview | undefined {
  const id = previewId(address);
  if (!id) return undefined;
  if ('session' in id) {
    const session = previews.find(id.session);
    if (!session) return undefined;
    const { expires, mainDocument: main } = session;
    const newest = draftId(repository, session.id);
    return { label: 'Draft', type: 'DRAFT', mainDocument: main, newest, expires };
  }
  const shown = repository.find(id.release);
  if (shown === undefined || shown === 'expired') return undefined;
  const release = repository.releaseOf(id.release);
  const { label = 'Release', ref = id.release } = release ?? {};
  return { label, type: 'RELEASE', mainDocument: release && mainDocument(release), newest: ref };
}
