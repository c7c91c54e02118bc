import { useEffect } from 'react';
import { useInterfaceState } from '../state/interfaceState';

/** Stops the page from scrolling while the menu or the search is open (`.scroll-disabled`, styles/base.ts). */
export function useScrollDisabled(): void {
  const navOpen = useInterfaceState('navOpen');
  const searchOpen = useInterfaceState('searchOpen');
  const isDisabled = navOpen || searchOpen;
  useEffect(() => {
    if (!isDisabled) return;
    const { documentElement: root, body } = document;
    // The padding replaces the scrollbar that disappears, so the page keeps its width.
    body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.classList.add('scroll-disabled');
    return () => {
      body.style.paddingInlineEnd = '';
      root.classList.remove('scroll-disabled');
    };
  }, [isDisabled]);
}
