import { useEffect } from 'react';
import { getInterfaceState, subscribe } from '../../state/interfaceState';

/** Stops the page from scrolling while the menu or the search is open (styles/base.ts). */
export function useScrollDisabled(): void {
  // With a React state, the layout component would render again, and reading the width would force
  // the browser to compute the page's layout again.
  useEffect(() => {
    const { documentElement: root, body } = document;
    let isDisabled = false;
    const toggle = (willBeDisabled: boolean) => {
      if (willBeDisabled === isDisabled) return;
      isDisabled = willBeDisabled;
      // The padding replaces the scrollbar that disappears, so the page keeps its width.
      const padding = isDisabled ? `${window.innerWidth - root.clientWidth}px` : '';
      body.style.paddingInlineEnd = padding;
      root.classList.toggle('scroll-disabled', isDisabled);
    };
    const update = () => {
      const { navOpen, searchOpen } = getInterfaceState();
      toggle(navOpen || searchOpen);
    };
    update();
    const unsubscribe = subscribe(update);
    return () => {
      unsubscribe();
      toggle(false);
    };
  }, []);
}
