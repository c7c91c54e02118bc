import type { LinkedDocument } from '../planning/planPages';
import type { DocumentMeta, LinkResolver, PageOptions } from '../PrismicPluginOptions';
import type { ContentApi } from '../requests/contentApi/createContentApi';

export type PreviewSubject =
  { kind: 'draft' } | { kind: 'release'; label: string } | { kind: 'experiment'; label: string };

/** Why the page does not show a draft. docs/troubleshooting.md has the causes of each `kind`. */
export type PreviewFailure = {
  kind: 'ended' | 'refused' | 'cookies' | 'private' | 'network' | 'service';
  message: string;
};

export type PreviewRelease = {
  ref: string;
  label: string;
  /** When a scheduled release will be published, in milliseconds since 1970. */
  scheduledAt?: number;
};

export type PreviewState = {
  /** `loading` at the start and during a refresh, which changes the page only at its end. */
  status: 'loading' | 'ready' | 'failed';
  subject: PreviewSubject;
  /** The current page's document. Undefined on pages without a document, such as lists. */
  document?: LinkedDocument;
  /** Whether the preview lacks the page's document, because it was deleted or has another URL. */
  isMissing: boolean;
  failure?: PreviewFailure;
  /** When the preview ends, if known, in milliseconds since 1970. */
  until?: number;
  releases: PreviewRelease[];
  /** Ref of the opened or selected release, or of the latest release that is due by `date`. */
  release?: string;
  /** Ref of the release that the preview was opened with; undefined for a draft. */
  openedRelease?: string;
  /** The day that the editor selected, `YYYY-MM-DD`. */
  date?: string;
  /** Whether another tab has opened another preview (`other`) or ended this preview (`ended`). */
  elsewhere?: 'other' | 'ended';
};

export type PreviewSession = {
  getState(): PreviewState;
  subscribe(listener: () => void): () => void;
  retry(): Promise<void>;
  /** Ends the preview in this browser and loads the published page, or the front page. */
  exit(): void;
  /** Without `ref`, shows the content that the preview was opened with, and resets the date. */
  pickRelease(ref?: string): Promise<void>;
  /** Shows the latest release due by the end of a day, `YYYY-MM-DD`. The site uses it as today. */
  pickDate(date?: string): Promise<void>;
  takeOver(): Promise<void>;
  /** Returns a link that opens this preview at the current page in another browser. */
  shareLink(): string;
  editLink(): string | undefined;
  /** Client of the REST API. Pass `getRef()` as `ref` to read drafts. */
  contentApi: ContentApi;
  getRef(): string;
  /** Returns the URL of a document's page in the preview. */
  addressOf(document: Pick<LinkedDocument, 'id' | 'uid' | 'type' | 'lang'>): Promise<string | null>;
  idAt(url: string): string | undefined;
};

/** The site's functions for previews. Functions in `gatsby-config` do not reach the browser. */
export type PreviewSite = {
  /** The plugin's option of the same name. */
  linkResolver?: LinkResolver;
  /** Entries in the order of the plugin's option `pages`. Previews use only their filters. */
  pages?: readonly Pick<PageOptions, 'filter'>[];
  /** The plugin's option of the same name. */
  toPageContext?: (context: Record<string, unknown>) => Record<string, unknown>;
  /** Called once, before the page shows a draft. The site can add a bar here. */
  startPreview?: (session: PreviewSession) => void | Promise<void>;
};

let load: (() => Promise<PreviewSite>) | undefined;
let resolve: LinkResolver | undefined;

/** Call this in `gatsby-browser`. The browser loads the functions only when a preview starts. */
export function registerPreview(loadSite: () => Promise<PreviewSite>): void {
  load = loadSite;
}

/** Registers only a link resolver, as in plugin version 3. Every reader downloads the function. */
export function registerLinkResolver(linkResolver: LinkResolver): void {
  resolve = linkResolver;
}

/** Calls the registered link resolver, as in plugin version 3. */
export function linkResolver(document: DocumentMeta): string {
  return resolve?.(document, {}) ?? '/';
}

export async function loadPreviewSite(): Promise<PreviewSite> {
  return { linkResolver: resolve, ...(await load?.()) };
}

export type QueryResult = { data: Record<string, unknown> };

export type PreviewView = {
  /** Draft results of static queries, by hash. */
  staticQueries: Record<string, QueryResult>;
  props: { loading: boolean; error?: Error };
  onDraw: () => void;
  onRoute: () => void;
};

// Every reader downloads this file and `browserHooks.tsx`, so both contain as little as possible.
export function createStore<Value>(value: Value) {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(changes: Partial<Value>) {
      value = { ...value, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type StateStore = ReturnType<typeof createStore<PreviewState>>;

export const previewView = createStore<PreviewView | undefined>(undefined);
