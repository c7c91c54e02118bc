import { useEffect } from 'react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Announcer } from './Announcer';
import { isHomepageUncovered } from './pageTransition';
import { ProgressBar } from './ProgressBar';
import { UpdateNotice } from './UpdateNotice';
import { useScrollDisabled } from './useScrollDisabled';
import { watchWindow } from './watchWindow';

type Props = {
  /** Path of the shown page, and its hash with the `#`. */
  path: string;
  hash: string;
  /** `PUSH` after a Gatsby link; `POP` or nothing after back and forward. */
  action?: string;
  /** Path of the first page of the visit. */
  entry: string;
};

/**
 * The parts of the layout that only matter once the reader navigates: the announcer, the progress bar,
 * the notice of a new version, the interface state of the window and the front page, and that an open menu or search
 * stops the page from scrolling. They are
 * downloaded at the first interaction.
 */
export function Shell({ path, hash, action, entry }: Props) {
  useEffect(watchWindow, []);
  useScrollDisabled();

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
