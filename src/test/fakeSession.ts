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

function toApi(documents: PrismicDocument[], calls: unknown[][]): Api {
  const unused = (): never => {
    throw new Error('The preview bar does not call this method.');
  };
  return {
    getMetadata: async () => ({
      masterRef: 'master',
      refs: [],
      integrationFieldsRef: null,
      languages: [],
      types: {},
      tags: [],
      bookmarks: {},
      forms: {},
      experiments: [],
    }),
    query: unused,
    queryFirst: unused,
    async getByID(id, options) {
      calls.push(['getByID', id, options]);
      return documents.find((document) => document.id === id);
    },
    getByIDs: async (ids) =>
      ({ results: documents.filter(({ id }) => ids.includes(id)) }) as unknown as Awaited<
        ReturnType<Api['getByIDs']>
      >,
    getByUID: unused,
    getSingle: unused,
    getBookmark: unused,
  };
}
