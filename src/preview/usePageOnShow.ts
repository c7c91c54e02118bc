import { useSyncExternalStore } from 'react';
import { languageOfTag } from '../i18n/languageOfTag';
import type { Language } from '../i18n/languages';

/** What the page on show says of itself, whichever it is and whenever it changes; a title may be empty. */
export function usePageOnShow(): { lang: Language; title: string } {
  const lang = useSyncExternalStore(watchPage, readLanguage);
  const title = useSyncExternalStore(watchPage, readTitle);
  return { lang, title };
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['lang'],
  });
  return () => observer.disconnect();
}

function readLanguage(): Language {
  // The layout's changes with the page that is seen, the other with the address.
  const tag = document.querySelector<HTMLElement>('.layout')?.lang || document.documentElement.lang;
  return languageOfTag(tag);
}

function readTitle(): string {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  return heading.replaceAll('\u00AD', '').trim();
}
