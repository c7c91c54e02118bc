import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../i18n/languages';
import type { Hit } from './find/SearchResult';

/** The hits among unpublished documents and versions. Only a preview has drafts. */
export type Drafts = { heading: string; hits: Hit[] };

/** The returned promise never rejects. */
type FindDrafts = (language: Language, text: string) => Promise<Drafts>;

let findDrafts: FindDrafts | undefined;
const listeners = new Set<() => void>();

/** Makes the search show drafts. Call it with a new function when the drafts have changed. */
export function setFindDrafts(find: FindDrafts): void {
  findDrafts = find;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the drafts that match, if any. While drafts load, returns those of the previous text. */
export function useDrafts(language: Language, text: string): Drafts | undefined {
  const find = useSyncExternalStore(
    subscribe,
    () => findDrafts,
    () => undefined,
  );
  const [drafts, setDrafts] = useState<Drafts>();
  const query = text.trim();

  useEffect(() => {
    if (!find || query === '') return;
    let isCurrent = true;
    void find(language, query).then((found) => isCurrent && setDrafts(found));
    return () => {
      isCurrent = false;
    };
  }, [find, language, query]);

  return query === '' || drafts?.hits.length === 0 ? undefined : drafts;
}
