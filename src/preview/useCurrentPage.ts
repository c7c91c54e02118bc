import { useMemo, useSyncExternalStore } from 'react';
import { homePath } from '../addresses';
import { languageOfTag } from '../i18n/languages';
import type { Language } from '../i18n/languages';

export type TranslatedPage = { lang: Language; addresses: Partial<Record<Language, string>> };

export function useCurrentPage() {
  const lang = useSyncExternalStore(subscribe, readLanguage);
  const title = useSyncExternalStore(subscribe, readTitle);
  const addresses = useSyncExternalStore(subscribe, readAddresses);
  // Undefined without a translation. The object changes only when the page changes.
  const translated = useMemo(
    (): TranslatedPage | undefined =>
      addresses === undefined ? undefined : { lang, addresses: JSON.parse(addresses) },
    [lang, addresses],
  );
  return { lang, title, translated };
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

function readLanguage(): Language {
  // During a transition, `<html>` already has the language of the next page.
  const tag = document.querySelector<HTMLElement>('.layout')?.lang || document.documentElement.lang;
  return languageOfTag(tag);
}

function readTitle(): string {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  return heading.replaceAll('\u00AD', '').trim();
}

// Returns JSON, so that equal paths are equal values. Reads the language switch, because the head has
// no translations of a list's second page or of a page that is hidden from search engines.
function readAddresses(): string | undefined {
  const path = decodeURI(window.location.pathname);
  const lang = readLanguage();
  const links = document.querySelectorAll('.bar .languages a[hreflang]');
  const translations = [...links].flatMap((link) => {
    const language = languageOfTag(link.getAttribute('hreflang') ?? '');
    const address = link.getAttribute('href') ?? '';
    // If the page has no translation, the language switch links to the front page instead.
    const isTranslation = address !== homePath(language) || path === homePath(lang);
    return isTranslation ? [[language, address]] : [];
  });
  if (translations.length === 0) return undefined;
  return JSON.stringify(Object.fromEntries([[lang, path], ...translations]));
}
