import { useSyncExternalStore } from 'react';
import { languageOfTag } from '../i18n/languageOfTag';
import type { Language } from '../i18n/languages';

/** The language and the title of the current page, always up to date. The title may be empty. */
export function useCurrentPage(): { lang: Language; title: string } {
  const lang = useSyncExternalStore(subscribe, readLanguage);
  const title = useSyncExternalStore(subscribe, readTitle);
  return { lang, title };
}

function subscribe(onChange: () => void): () => void {
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
  // During a page transition, `.layout` has the language of the visible page, `<html>` of the next one.
  const tag = document.querySelector<HTMLElement>('.layout')?.lang || document.documentElement.lang;
  return languageOfTag(tag);
}

function readTitle(): string {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  return heading.replaceAll('\u00AD', '').trim();
}
