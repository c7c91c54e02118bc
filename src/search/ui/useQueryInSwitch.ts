import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { searchPath } from '../../addresses';
import { languages } from '../../i18n/languages';
import { toSearchAddress } from './searchAddress';

/**
 * Takes a search along to the search page of another language. The switch is on every page, and its address has no
 * query; only this page loads this code.
 */
export function useQueryInSwitch(text: string): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a[hreflang]') : null;
      const language = languages.find((each) => link?.getAttribute('href') === searchPath(each));
      if (language === undefined || text.trim() === '') return;
      event.preventDefault();
      void navigate(toSearchAddress(language, { text, page: 1 }));
    };
    // Before Gatsby's handler, which opens the address of the link.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [text]);
}
