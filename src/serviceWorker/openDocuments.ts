import type { LocalPage } from './LocalPage';

/** What a window shows. Known only as long as the browser lets the worker live, so no more than a hint. */
export type OpenDocument = {
  /** What its HTML came from; `undefined` where that was the network. */
  local?: LocalPage;
  /** The build whose scripts it runs, where that is known. */
  build?: string;
  /** It has not yet said that it is read: what it asks for belongs to its own page. */
  isLoading: boolean;
};

const documents = new Map<string, OpenDocument>();
const most = 50;

/** @param client the browser's id of the window */
export function openDocument(client: string, local?: LocalPage): void {
  documents.set(client, { local, build: local?.build, isLoading: true });
  for (const oldest of documents.keys()) {
    if (documents.size <= most) break;
    documents.delete(oldest);
  }
}

export function documentOf(client: string): OpenDocument | undefined {
  return documents.get(client);
}
