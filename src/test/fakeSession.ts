import type { PrismicDocument } from '@prismicio/client';
import type { PreviewSession, PreviewState } from '../preview/pluginSession';

type Api = PreviewSession['contentApi'];

type Facts = {
  state?: Partial<PreviewState>;
  documents?: PrismicDocument[];
  editLink?: string;
};

/** Creates a preview session that records its calls and needs no repository. */
export function createFakeSession({ state: initial, documents = [], editLink }: Facts = {}) {
  let state: PreviewState = {
    status: 'ready',
    subject: { kind: 'draft' },
    isMissing: false,
    releases: [],
    ...initial,
  };
  const listeners = new Set<() => void>();
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...parameters: unknown[]) => {
      calls.push([name, ...parameters]);
    };
  const session: PreviewSession = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: record('retry'),
    exit: () => void calls.push(['exit']),
    pickRelease: record('pickRelease'),
    pickDate: record('pickDate'),
    takeOver: record('takeOver'),
    shareLink: () => `https://example.is/preview/?documentId=${state.document?.id ?? ''}`,
    editLink: () => editLink,
    contentApi: toApi(documents, calls),
    getRef: () => 'ref-of-the-preview',
    addressOf: async ({ uid, lang }) => (uid ? `/${lang}/${uid}/` : null),
    idAt: () => undefined,
  };
  return {
    session,
    /** Each call has the method's name, then its arguments. */
    calls,
    isWatched: () => listeners.size > 0,
    set(change: Partial<PreviewState>) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}

/** Has only the methods that the preview bar calls. */
function toApi(documents: PrismicDocument[], calls: unknown[][]): Api {
  return {
    getMetadata: async () => ({ masterRef: 'master' }),
    async getByID(id: string, options: unknown) {
      calls.push(['getByID', id, options]);
      return documents.find((document) => document.id === id);
    },
    getByIDs: async (ids: string[]) => ({
      results: documents.filter(({ id }) => ids.includes(id)),
    }),
  } as unknown as Api;
}
