import { useEffect } from 'react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Announcer } from './Announcer';
import { isHomepageUncovered } from './isHomepageUncovered';
import { ProgressBar } from './ProgressBar';
import { UpdateNotice } from './UpdateNotice';
import { watchWindow } from './watchWindow';

type Props = {
  /** Address of the page on show, and what follows `#` in it. */
  path: string;
  hash: string;
  /** `PUSH` where the reader came by a link of Gatsby's. */
  action?: string;
  /** Address of the page that the reader came to from outside. */
  entry: string;
};

/**
 * What surrounds pages only once a reader goes from one to another, and is downloaded when they first
 * move: the announcer, the bar of a slow load, the notice of a new version, the sheet between pages.
 */
export function Shell({ path, hash, action, entry }: Props) {
  useEffect(watchWindow, []);

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
