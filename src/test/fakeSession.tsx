import type { PrismicDocument } from '@prismicio/client';
import { fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { languageSettings } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { Provider } from '../i18n/Provider';
import { PreviewBar } from '../preview/PreviewBar';
import type { PreviewSession, PreviewState } from '../preview/pluginSession';

type Api = PreviewSession['contentApi'];

type Facts = {
  state?: Partial<PreviewState>;
  documents?: PrismicDocument[];
  editLink?: string;
};

// jsdom has no ResizeObserver.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

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

export type PreviewedPage = {
  path: string;
  lang: Language;
  title?: string;
  translations?: Partial<Record<Language, string>>;
};

/** Renders a page with the preview bar, which it expands: jsdom has no wide window. */
export function renderPreview(
  session: PreviewSession,
  { path, lang, title, translations = {} }: PreviewedPage,
) {
  window.history.replaceState({}, '', path);
  const { unmount } = render(
    <>
      <div className="layout" lang={languageSettings[lang].tag}>
        <div className="bar">
          <Provider lang={lang}>
            <LanguageSwitch lang={lang} translations={translations} />
          </Provider>
        </div>
        <main>
          <h1>{title}</h1>
        </main>
      </div>
      <PreviewBar session={session} />
    </>,
  );
  const toggle = screen.queryByRole('button', { name: /^(Forskoðun|Preview)$/ });
  if (toggle) fireEvent.click(toggle);
  return unmount;
}
