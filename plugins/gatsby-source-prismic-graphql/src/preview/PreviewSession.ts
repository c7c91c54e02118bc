import type { LinkedDocument } from '../planning/planPages';
import type { ContentApi } from '../requests/contentApi/createContentApi';

/** What stands in the place of the published content. */
export type PreviewSubject =
  { kind: 'draft' } | { kind: 'release'; label: string } | { kind: 'experiment'; label: string };

/**
 * Why a draft is not on show.
 *
 * - `ended`: the preview's hour is over, or the repository does not know it any more.
 * - `refused`: the link is not one of this repository, or names nothing that there is.
 * - `cookies`: the browser keeps no cookie, by which every page is a preview's.
 * - `private`: the repository does not let a browser read this without an access token.
 * - `network`: there was no answer.
 * - `service`: there was an answer that cannot be used.
 */
export type PreviewFailure = {
  kind: 'ended' | 'refused' | 'cookies' | 'private' | 'network' | 'service';
  /** For developers, in English. */
  message: string;
};

/** A release of the repository, as its metadata lists it. */
export type PreviewRelease = {
  ref: string;
  label: string;
  /** When it is to be published, in milliseconds since 1970, where that is planned. */
  scheduledAt?: number;
};

export type PreviewState = {
  /** `loading` at the beginning and while something is asked again; the page stays as it is then. */
  status: 'loading' | 'ready' | 'failed';
  subject: PreviewSubject;
  /** The document of the page on show; a list has none. */
  document?: LinkedDocument;
  /** The page on show is of a document that this preview does not have: deleted, or moved away. */
  isMissing: boolean;
  failure?: PreviewFailure;
  /** When the preview ends, in milliseconds since 1970, where that is known. */
  until?: number;
  releases: PreviewRelease[];
  /** Ref of the release that the editor picked. */
  release?: string;
  /** The day that the editor picked, `YYYY-MM-DD`. */
  date?: string;
  /** Another tab of this browser has another preview open, or has ended this one. */
  elsewhere?: 'other' | 'ended';
};

/** A preview as one tab of a browser shows it. */
export type PreviewSession = {
  getState(): PreviewState;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Asks again for everything that is on show. */
  retry(): Promise<void>;
  /** Ends the preview in this browser, and loads the published page (or the front page). */
  exit(): void;
  /** Shows a release, or, without one, what the preview shows by itself. */
  pickRelease(ref?: string): Promise<void>;
  /**
   * Shows the content as on a day: the release that is planned last until its end, and the site's
   * clock (which is the site's matter) at that day.
   *
   * @param date `YYYY-MM-DD`
   */
  pickDate(date?: string): Promise<void>;
  /** Goes over to the preview that another tab has open. */
  takeOver(): Promise<void>;
  /** A link that opens what is on show, as a draft, in another browser. */
  shareLink(): string;
  /** Where the document of the page can be edited; nothing for a page without one. */
  editLink(): string | undefined;
  /** Reads documents at the content that the preview shows. */
  contentApi: ContentApi;
  /** Ref of the content that is on show. */
  getRef(): string;
  /** Address on this site of a document of the preview; `null` without a page. */
  addressOf(document: Pick<LinkedDocument, 'id' | 'uid' | 'type' | 'lang'>): Promise<string | null>;
  /** Id of the document that was published at an address when the site was built. */
  idAt(url: string): string | undefined;
};
