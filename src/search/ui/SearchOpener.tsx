import { lazy, Suspense } from 'react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from '../../components/Link';
import { useButtonRole } from '../../components/Button';
import type { Language } from '../../i18n/languages';
import { searchPath } from '../../addresses';
import { prepareSearch } from '../loadSearch';
import { setInterfaceState, useInterfaceState } from '../../state/interfaceState';

const loadOverlay = async () => ({ default: (await import('./SearchOverlay')).SearchOverlay });

const SearchOverlay = lazy(loadOverlay);

type Props = { lang: Language; contact?: string };

/**
 * The button that opens the search overlay. The button is a link to the search page, for readers
 * without JavaScript, for new tabs, and if the overlay cannot be loaded. Set `key` to the page's path,
 * so that a new page closes the overlay.
 */
export function SearchOpener({ lang, contact }: Props) {
  const isOpen = useInterfaceState('searchOpen');
  const button = useButtonRole();

  const prepare = () => {
    prepareSearch(lang);
    loadOverlay().catch(() => undefined);
  };

  return (
    <>
      <Link
        id="search"
        {...button}
        aria-haspopup={button.role && 'dialog'}
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
          <SearchOverlay lang={lang} contact={contact} />
        </Suspense>
      )}
    </>
  );
}

function open(lang: Language): void {
  const { pathname } = window.location;
  const hasLeft = () => window.location.pathname !== pathname;
  prepareSearch(lang, true);
  loadOverlay().then(
    () => hasLeft() || setInterfaceState({ searchOpen: true, navOpen: false }),
    () => hasLeft() || window.location.assign(searchPath(lang)),
  );
}
