import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  getInterfaceState,
  setInterfaceState,
  useInterfaceState,
} from '../../state/interfaceState';
import { transitionTime } from '../../state/timings';

type Menu = {
  /** The `details` that the menu is. */
  root: RefObject<HTMLDetailsElement>;
  isOpen: boolean;
  /** It is going, and still to be seen. */
  isClosing: boolean;
  toggle: () => void;
};

/**
 * Open, the menu and the bar that it hangs from are all there is: the page below can neither be scrolled
 * nor reached. Escape closes, and a click on the page below; so does a link, once the sheet that is drawn
 * to the next page covers the menu. The focus goes back to the button.
 */
export function useMenu(): Menu {
  const root = useRef<HTMLDetailsElement>(null);
  const isOpen = useInterfaceState('navOpen');
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useEffect(() => {
    // Opened before there was a script to ask.
    if (root.current?.open) open();
  }, []);

  useEffect(() => {
    if (isOpen || !isShown) return;
    const time = getInterfaceState().canTransition ? transitionTime : 0;
    const timer = setTimeout(() => setShown(false), time);
    return () => clearTimeout(timer);
  }, [isOpen, isShown]);

  useLayoutEffect(() => {
    const details = root.current;
    const bar = details?.closest('header');
    if (!isOpen || !details || !bar) return;
    // The menu ends where the window does, whatever the bar is high and wherever it stands.
    details.style.setProperty('--bar-end', `${bar.getBoundingClientRect().bottom}px`);
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
      setTimeout(close, getInterfaceState().canTransition ? transitionTime : 0);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
      for (const other of others) other.removeAttribute('inert');
    };
  }, [isOpen]);

  // Not before the commit is over: React gives the focus back that is taken during it.
  useEffect(() => {
    const details = root.current;
    if (!isOpen || !details) return;
    return () => {
      const { activeElement } = document;
      // Nowhere: what had the focus is gone with the menu, or was a click on the page below.
      if (activeElement === document.body || details.contains(activeElement)) {
        details.querySelector('summary')?.focus({ preventScroll: true });
      }
    };
  }, [isOpen]);

  return {
    root,
    isOpen,
    isClosing: isShown && !isOpen,
    toggle: isOpen ? close : open,
  };
}

function open(): void {
  setInterfaceState({ navOpen: true, searchOpen: false });
}

function close(): void {
  setInterfaceState({ navOpen: false });
}
