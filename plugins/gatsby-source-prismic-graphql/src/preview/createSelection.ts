import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import type { KnownRelease, Source } from './findSource';
import { toReleases } from './findSource';
import type { PreviewState, PreviewSubject } from './PreviewSession';
import { releaseOn } from './releaseOn';
import { changeTab, readTab } from './tabPreview';

/** Which content a tab shows: what was opened, unless the editor picked a release or a day. */
export type Selection = {
  releases: KnownRelease[];
  /** The preview that was opened, in its newest version; an experiment has none. */
  getToken(): string | undefined;
  setToken(token: string): void;
  getRef(): string;
  /** The release that is on show because it was picked, or because of the day that was. */
  getRelease(): KnownRelease | undefined;
  pick(changes: { release?: string; date?: string }): void;
  /** What the preview's state says of it. */
  describe(): Pick<PreviewState, 'subject' | 'release' | 'date'>;
};

/**
 * @param source nothing where no preview is open.
 * @param metadata of a repository that does not give it to a browser: none, and so no releases.
 */
export function createSelection(
  source: Source | undefined,
  metadata: RepositoryMetadata | undefined,
): Selection {
  const releases = toReleases(metadata);
  const opened: PreviewSubject = source?.subject ?? { kind: 'draft' };
  let token = source?.token;
  const byId = (id: string | undefined) => releases.find((release) => release.id === id);
  const getRelease = () => {
    const { release, date } = readTab();
    return byId(release) ?? releaseOn(date, releases);
  };
  return {
    releases,
    getToken: () => token,
    setToken(newest) {
      token = newest;
      changeTab({ token });
    },
    getRef: () => getRelease()?.ref ?? token ?? source?.ref ?? '',
    getRelease,
    pick: changeTab,
    describe() {
      const shown = getRelease();
      const { release, date } = readTab();
      return {
        subject: shown ? { kind: 'release', label: shown.label } : opened,
        release: byId(release)?.ref,
        date,
      };
    },
  };
}
