import { copyFileSync, rmSync } from 'node:fs';
import { finishedBuild, unfinishedBuild } from './buildRecord';
import { publishBuild } from './publishBuild';

/** Publishes a build that has ended well, and says so to the next one. */
export function finishBuild(): void {
  copyFileSync(unfinishedBuild, finishedBuild);
  publishBuild();
  rmSync(unfinishedBuild);
}
