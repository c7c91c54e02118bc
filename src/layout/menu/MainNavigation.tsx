import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { listPath } from '../../addresses';
import { Link } from '../../components/Link';
import { RichText } from '../../components/RichText';
import type { Navigation, NavigationGroup } from '../../content/types/navigation';
import { isListed } from '../../documentTypes';
import {
  getInterfaceState,
  setInterfaceState,
  useInterfaceState,
} from '../../state/interfaceState';
import { PAGE_TRANSITION_MS } from '../../state/timings';
import { useBrowserValue } from '../../state/useBrowserValue';
import { ContactLinks, TitledLinks } from '../linkLists';
import { findGroup } from '../useSection';

type Props = {
  navigation: Navigation;
  path: string;
  kind?: string | null;
  /** An error or offline page belongs to no group. */
  isSubstitute: boolean;
};

export function MainNavigation({ navigation, path, kind, isSubstitute }: Props) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const { groups, lang } = navigation;
  useTabStops(list, groups);
  const above = kind && isListed(kind) ? listPath(kind, lang) : undefined;
  const current = isSubstitute ? undefined : findGroup(navigation, path, above);
  return (
    <nav
      className="bar-navigation"
      id="navigation"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'navigation.main' })}
    >
      <ul className="bar-headings" ref={list}>
        {groups.map((group, index) => (
          <li key={index}>
            <GroupHeading group={group} path={path} isCurrent={group === current} />
          </li>
        ))}
      </ul>
      <Menu key={path} navigation={navigation} path={path} current={current} />
    </nav>
  );
}

/** Takes a heading out of the Tab order while it does not fit and so wraps onto a hidden line. */
function useTabStops(list: RefObject<HTMLUListElement>, groups: NavigationGroup[]): void {
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const items = [...current.children] as HTMLElement[];
    const observer = new ResizeObserver(() => {
      for (const item of items) {
        item.toggleAttribute('data-hidden', item.offsetTop > current.clientHeight / 2);
      }
    });
    for (const element of [current, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [list, groups]);
}

/** Opens without JavaScript too. The `key` is the page's path, so each page has a closed menu. */
export function Menu({ navigation, path, current }: MenuProps) {
  const { root, isOpen, isClosing, toggle } = useMenu();
  return (
    <details ref={root} open={isOpen || isClosing} data-closing={isClosing}>
      <summary
        className="menu-button"
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {/* The styles show one of the two texts, also without JavaScript. */}
        <span>
          <FormattedMessage id="menu" />
        </span>
        <span>
          <FormattedMessage id="close" />
        </span>
      </summary>
      <MenuPanel navigation={navigation} path={path} current={current} />
    </details>
  );
}

/**
 * While the menu is open, everything outside the top bar is inert. After a click on a link, the
 * menu closes once the wipe of the page transition covers the window.
 */
function useMenu() {
  const root = useRef<HTMLDetailsElement>(null);
  const isOpen = useInterfaceState('navOpen');
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useEffect(() => {
    // The reader may have opened the menu before hydration, so the state must follow.
    if (root.current?.open) open(root.current);
  }, []);

  useEffect(() => {
    if (isOpen || !isShown) return;
    const timer = setTimeout(() => setShown(false), transitionMs());
    return () => clearTimeout(timer);
  }, [isOpen, isShown]);

  useLayoutEffect(() => {
    const details = root.current;
    const bar = details?.closest('header');
    if (!isOpen || !details || !bar) return;
    const others = [...(bar.parentElement?.children ?? [])].filter((element) => element !== bar);
    for (const other of others) other.toggleAttribute('inert', true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      if (!bar.contains(target) || target === bar) return close();
      const isLink = target.closest('a[href^="/"]:not([target])');
      if (isLink && !ctrlKey && !metaKey && !shiftKey) setTimeout(close, transitionMs());
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      for (const other of others) other.removeAttribute('inert');
    };
  }, [isOpen]);

  // A layout effect would run too early: React restores the focus at the end of the commit.
  useEffect(() => {
    const details = root.current;
    if (!isOpen || !details) return;
    return () => {
      const { activeElement } = document;
      // The body has the focus after a click on the page, or when the focused element disappears.
      if (activeElement === document.body || details.contains(activeElement)) {
        details.querySelector('summary')?.focus({ preventScroll: true });
      }
    };
  }, [isOpen]);

  return {
    root,
    isOpen,
    isClosing: isShown && !isOpen,
    toggle: () => (isOpen || !root.current ? close() : open(root.current)),
  };
}

function transitionMs(): number {
  return getInterfaceState().canTransition ? PAGE_TRANSITION_MS : 0;
}

function open(details: HTMLDetailsElement): void {
  // If the bar is measured before the menu is shown, the browser need not compute a layout.
  const end = details.closest('header')?.getBoundingClientRect().bottom;
  if (end !== undefined) details.style.setProperty('--bar-end', `${end}px`);
  setInterfaceState({ navOpen: true, searchOpen: false });
}

function close(): void {
  setInterfaceState({ navOpen: false });
}

type MenuProps = Pick<Props, 'navigation' | 'path'> & { current?: NavigationGroup };

/** With `memo`, the panel does not render again when the menu opens or closes. */
const MenuPanel = memo(function MenuPanel({ navigation, path, current }: MenuProps) {
  const { groups, contact, telephone, address, infoText, footerText, footerLinks } = navigation;
  // Groups start expanded, because they cannot be expanded without JavaScript.
  const isFolding = useBrowserValue(() => true, false);
  return (
    <div className="menu-panel">
      <ul className="menu-groups" data-folding={isFolding}>
        {groups.map((group, index) => (
          <MenuGroup key={index} group={group} path={path} isCurrent={group === current} />
        ))}
      </ul>
      {[contact, telephone, address, infoText, footerText, footerLinks[0]].some(Boolean) && (
        <div className="menu-secondary">
          {(contact || telephone || address) && (
            <div>
              <ContactLinks contact={contact} telephone={telephone} />
              <RichText blocks={address} variant="plain" />
            </div>
          )}
          <RichText blocks={infoText} variant="plain" />
          <RichText blocks={footerText} variant="plain" />
          {footerLinks.length > 0 && <TitledLinks links={footerLinks} />}
        </div>
      )}
    </div>
  );
});

type GroupProps = {
  group: NavigationGroup;
  path: string;
  isCurrent: boolean;
};

/** In a mobile window, a button replaces the heading, whose link is the first item of the list. */
const MenuGroup = memo(function MenuGroup({ group, path, isCurrent }: GroupProps) {
  const { title, link, links } = group;
  const id = useId();
  const [isExpanded, setExpanded] = useState(isCurrent);
  return (
    <li className="menu-group">
      <p className="menu-heading">
        <GroupHeading group={group} path={path} isCurrent={isCurrent} />
      </p>
      {links.length > 0 && (
        <>
          <button
            className="menu-toggle"
            type="button"
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {title}
          </button>
          <div className="menu-fold" id={id}>
            <TitledLinks links={links}>
              {link && (
                <li className="menu-own">
                  <GroupHeading group={group} path={path} isCurrent={isCurrent} />
                </li>
              )}
            </TitledLinks>
          </div>
        </>
      )}
    </li>
  );
});

function GroupHeading({ group: { title, link }, path, isCurrent }: GroupProps) {
  // Gatsby itself sets `aria-current` on a link to the current page.
  const mark = isCurrent && link?.href !== path ? ({ 'aria-current': 'true' } as const) : {};
  return link ? (
    <Link to={link} {...mark}>
      {title}
    </Link>
  ) : (
    <span {...mark}>{title}</span>
  );
}
