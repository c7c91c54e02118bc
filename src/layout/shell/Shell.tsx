import { useEffect } from 'react';
import type { ComponentProps } from 'react';
import { getInterfaceState, setInterfaceState, subscribe } from '../../state/interfaceState';
import { Announcer } from './Announcer';
import { isHomepageUncovered } from './pageTransition';
import { ProgressBar } from './ProgressBar';
import { UpdateNotice } from './UpdateNotice';
import { watchWindow } from './watchWindow';

/** The parts of the layout that matter only after an interaction, which downloads their code. */
export function Shell({ path, hash, action, entry }: ComponentProps<typeof Announcer>) {
  useEffect(watchWindow, []);
  useEffect(disableScrolling, []);

  useEffect(() => {
    const isHomepage = path === '/';
    setInterfaceState({
      isHomepage,
      homepageLoaded: isHomepage || getInterfaceState().homepageLoaded,
      homepageAnimationComplete: isHomepageUncovered(isHomepage),
    });
  }, [path]);

  return (
    <>
      <Announcer path={path} hash={hash} action={action} entry={entry} />
      <ProgressBar />
      <UpdateNotice />
    </>
  );
}

// Stops the page from scrolling while the menu or the search is open (styles/base.ts). With a React
// state, reading the width would force the browser to compute the page's layout again.
function disableScrolling(): () => void {
  const { documentElement: root, body } = document;
  // The viewer of pictures sets the same class (components/PlateViewer.tsx).
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
}
