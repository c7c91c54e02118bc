import { useEffect } from 'react';
import { useInterfaceState } from '../state/interfaceState';

/** While the menu or the search is open, the page below it stands still (styles/base.ts). */
export function useScrollDisabled(): void {
  const navOpen = useInterfaceState('navOpen');
  const searchOpen = useInterfaceState('searchOpen');
  const isDisabled = navOpen || searchOpen;
  useEffect(() => {
    if (!isDisabled) return;
    const { documentElement: root, body } = document;
    // The scrollbar goes, and nothing takes its room.
    body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    root.classList.add('scroll-disabled');
    return () => {
      body.style.paddingInlineEnd = '';
      root.classList.remove('scroll-disabled');
    };
  }, [isDisabled]);
}
