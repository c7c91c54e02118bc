import { useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link';
import type { Language } from '../../i18n/languages';
import { searchPath } from '../../routes';
import { prepareSearch } from '../../search/loadSearch';

type Overlay = ComponentType<{ lang: Language; onClosed: () => void }>;

const loadOverlay = async (): Promise<Overlay> => (await import('./SearchOverlay')).SearchOverlay;

type Props = { lang: Language };

/**
 * Opens the search over the page, by a click or by `/`. It is a link to the search page: that is where
 * it leads without JavaScript, in a tab of its own, and when the overlay cannot be loaded.
 */
export function SearchOpener({ lang }: Props) {
  const [Shown, setShown] = useState<Overlay>();

  const prepare = () => {
    prepareSearch(lang);
    loadOverlay().catch(() => undefined);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      open(lang, setShown);
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
          open(lang, setShown);
        }}
      >
        <FormattedMessage id="header.search" />
      </Link>
      {Shown && <Shown lang={lang} onClosed={() => setShown(undefined)} />}
    </>
  );
}

function open(lang: Language, show: (overlay: () => Overlay) => void): void {
  prepareSearch(lang, true);
  loadOverlay().then(
    (overlay) => show(() => overlay),
    () => window.location.assign(searchPath(lang)),
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  );
}
