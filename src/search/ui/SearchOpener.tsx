import { lazy, Suspense, useEffect, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link';
import type { Language } from '../../i18n/languages';
import { searchPath } from '../../addresses';
import { prepareSearch } from '../loadSearch';
import { setInterfaceState, useInterfaceState } from '../../state/interfaceState';

const loadOverlay = async () => ({ default: (await import('./SearchOverlay')).SearchOverlay });

const SearchOverlay = lazy(loadOverlay);

type Props = { lang: Language };

/**
 * Opens the search over the page, by a click or by `/`. It is a link to the search page: that is where
 * it leads without JavaScript, in a tab of its own, and when the overlay cannot be loaded. On the next page the search
 * is closed: its parent gives it the page's address as its key.
 */
export function SearchOpener({ lang }: Props) {
  const isOpen = useInterfaceState('searchOpen');

  const prepare = () => {
    prepareSearch(lang);
    loadOverlay().catch(() => undefined);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      open(lang);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [lang]);

  return (
    <>
      <Link
        id="search"
        to={{ href: searchPath(lang) }}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          open(lang);
        }}
      >
        <FormattedMessage id="header.search" />
      </Link>
      {isOpen && (
        <Suspense>
          <SearchOverlay lang={lang} />
        </Suspense>
      )}
    </>
  );
}

function open(lang: Language): void {
  prepareSearch(lang, true);
  loadOverlay().then(
    () => setInterfaceState({ searchOpen: true, navOpen: false }),
    () => window.location.assign(searchPath(lang)),
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
