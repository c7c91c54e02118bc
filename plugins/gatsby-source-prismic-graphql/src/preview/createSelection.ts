import type { RepositoryMetadata } from '../requests/contentApi/toMetadata';
import { findReleaseOn } from './findReleaseOn';
import type { KnownRelease, Source } from './findSource';
import { toReleases } from './findSource';
import type { PreviewState, PreviewSubject } from './previewApi';
import { changeTab, readTab } from './tabPreview';

/** The content that a tab shows: the opened preview, unless the editor selected a release or a day. */
export type Selection = {
  releases: KnownRelease[];
  /** Token of the opened preview's newest version. An experiment has no token. */
  getToken(): string | undefined;
  setToken(token: string): void;
  getRef(): string;
  /** The release that the tab shows, because the editor selected the release or a day. */
  getRelease(): KnownRelease | undefined;
  pick(changes: { release?: string; date?: string }): void;
  /** @returns the selection's part of the preview's state. */
  describe(): Pick<PreviewState, 'subject' | 'release' | 'openedRelease' | 'date'>;
};

/**
 * @param source undefined when no preview is open.
 * @param metadata undefined for a private repository, which then has no releases.
 */
export function createSelection(
  source: Source | undefined,
  metadata: RepositoryMetadata | undefined,
): Selection {
  const releases = toReleases(metadata);
  const opened: PreviewSubject = source?.subject ?? { kind: 'draft' };
  let token = source?.token;
  // The cookie of a page that is loaded again may hold a newer ref than the tab.
  if (token !== undefined && readTab().token !== undefined) changeTab({ token });
  const byId = (id: string | undefined) => releases.find((release) => release.id === id);
  const getRelease = () => {
    const { release, date } = readTab();
    return byId(release) ?? findReleaseOn(date, releases);
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
