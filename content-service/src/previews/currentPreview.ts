import { contentHash } from '../repository/contentHash';
import type { Repository } from '../repository/repository';
import { mainDocument } from '../repository/variant';
import type { Previews } from './previews';
import { previewId } from './previewToken';

/** What stands behind the address of a preview now. */
export type CurrentPreview = {
  label: string;
  type: 'DRAFT' | 'RELEASE';
  /** The document it begins at; an empty release has none. */
  mainDocument: string | undefined;
  /** The part of its newest address behind `/previews/`. */
  newest: string;
  /** When it ends, by the clock of the previews; a release's has no end. */
  expires?: number;
};

/** A session with the version of now: another one when the drafts, or what lies below them, change. */
export function draftId({ state }: Repository, session: string): string {
  return `${session}:${contentHash([state.drafts.ref])}`;
}

/**
 * @param address of a preview, or the part of it behind `/previews/`
 * @returns undefined when the preview has ended or never was
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
