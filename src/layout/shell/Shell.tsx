import { useEffect } from 'react';
import { getInterfaceState, setInterfaceState } from '../../state/interfaceState';
import { Announcer } from './Announcer';
import { isHomepageUncovered } from './pageTransition';
import { ProgressBar } from './ProgressBar';
import { UpdateNotice } from './UpdateNotice';
import { useScrollDisabled } from './useScrollDisabled';
import { watchWindow } from './watchWindow';

type Props = {
  path: string;
  hash: string;
  action?: string;
  entry: string;
};

/** The parts of the layout that matter only after an interaction, which downloads their code. */
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
