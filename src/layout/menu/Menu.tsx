import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  getInterfaceState,
  setInterfaceState,
  useInterfaceState,
} from '../../state/interfaceState';
import { PAGE_TRANSITION_MS } from '../../state/timings';
import { MenuPanel } from './MenuPanel';
import type { MenuProps } from './MenuPanel';

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
    const time = getInterfaceState().canTransition ? PAGE_TRANSITION_MS : 0;
    const timer = setTimeout(() => setShown(false), time);
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
      if (
        !target.closest('.menu-panel a[href^="/"]:not([target])') ||
        ctrlKey ||
        metaKey ||
        shiftKey
      )
        return;
      setTimeout(close, getInterfaceState().canTransition ? PAGE_TRANSITION_MS : 0);
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

function open(details: HTMLDetailsElement): void {
  // If the bar is measured before the menu is shown, the browser need not compute a layout.
  const end = details.closest('header')?.getBoundingClientRect().bottom;
  if (end !== undefined) details.style.setProperty('--bar-end', `${end}px`);
  setInterfaceState({ navOpen: true, searchOpen: false });
}

function close(): void {
  setInterfaceState({ navOpen: false });
}
