import type { LocalPage } from './LocalPage';

/** What a window shows. The browser may stop the worker at any time, so this is no more than a hint. */
export type OpenDocument = {
  /** The copy that its HTML came from; `undefined` where it came from the network. */
  local?: LocalPage;
  /** The build whose scripts it runs, where that is known. */
  build?: string;
  /** It has not yet reported its visit: what it requests belongs to its own page. */
  isLoading: boolean;
};

const MAX_DOCUMENTS = 50;
const documents = new Map<string, OpenDocument>();

/** @param client the browser's id of the window */
export function openDocument(client: string, local?: LocalPage): void {
  documents.set(client, { local, build: local?.build, isLoading: true });
  for (const oldest of documents.keys()) {
    if (documents.size <= MAX_DOCUMENTS) break;
    documents.delete(oldest);
  }
}

export function documentOf(client: string): OpenDocument | undefined {
  return documents.get(client);
}
