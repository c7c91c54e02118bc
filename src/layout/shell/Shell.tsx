import { useEffect } from 'react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Announcer } from './Announcer';
import { isHomepageUncovered } from './pageTransition';
import { ProgressBar } from './ProgressBar';
import { UpdateNotice } from './UpdateNotice';
import { useScrollDisabled } from './useScrollDisabled';
import { watchWindow } from './watchWindow';

type Props = {
  /** Path of the shown page; `hash` begins with `#`. */
  path: string;
  hash: string;
  /** `PUSH` after a Gatsby link; `POP` or nothing after back and forward. */
  action?: string;
  /** Path of the first page of the visit. */
  entry: string;
};

/** The parts of the layout that matter only after an interaction, which downloads them. */
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
