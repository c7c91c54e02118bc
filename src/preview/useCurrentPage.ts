import { useMemo, useSyncExternalStore } from 'react';
import { homePath } from '../addresses';
import { languageOfTag } from '../i18n/languages';
import type { Language } from '../i18n/languages';

export type TranslatedPage = { lang: Language; addresses: Partial<Record<Language, string>> };

/** `translated` is undefined for a page without a translation. */
type CurrentPage = { lang: Language; title: string; translated?: TranslatedPage };

export function useCurrentPage(): CurrentPage {
  const page = useSyncExternalStore(subscribe, readPage);
  return useMemo(() => JSON.parse(page), [page]);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['lang', 'href'],
  });
  return () => observer.disconnect();
}

/** Returns JSON, so that equal pages are equal values. */
function readPage(): string {
  // During a transition, `<html>` already has the language of the next page.
  const tag = document.querySelector<HTMLElement>('.layout')?.lang || document.documentElement.lang;
  const lang = languageOfTag(tag);
  const heading = document.querySelector('main h1')?.textContent ?? '';
  const title = heading.replaceAll('\u00AD', '').trim();
  const page: CurrentPage = { lang, title, translated: readTranslated(lang) };
  return JSON.stringify(page);
}

// Reads the language switch, because the head has no translations of a list's second page or of a
// page that is hidden from search engines.
function readTranslated(lang: Language): TranslatedPage | undefined {
  const path = decodeURI(window.location.pathname);
  const links = document.querySelectorAll('.bar .languages a[hreflang]');
  const translations = [...links].flatMap((link) => {
    const language = languageOfTag(link.getAttribute('hreflang') ?? '');
    const address = link.getAttribute('href') ?? '';
    // If the page has no translation, the language switch links to the front page instead.
    const isTranslation = address !== homePath(language) || path === homePath(lang);
    return isTranslation ? [[language, address]] : [];
  });
  if (translations.length === 0) return undefined;
  return { lang, addresses: Object.fromEntries([[lang, path], ...translations]) };
}
