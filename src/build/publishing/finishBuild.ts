import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { finishedBuild, unfinishedBuild } from './buildRecord';
import { lastAnswers, newAnswers } from './contentAnswers';
import { publishBuild } from './publishBuild';

/** Publishes a build that has ended well, and says so to the next one. */
export function finishBuild(): void {
  copyFileSync(unfinishedBuild, finishedBuild);
  publishBuild();
  if (existsSync(newAnswers)) renameSync(newAnswers, lastAnswers);
  rmSync(unfinishedBuild);
}
