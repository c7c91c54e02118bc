import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isImmutable } from '../hosting/HostingRules';
import { finishedBuild, unfinishedBuild } from './buildRecord';
import { compressFiles } from './compressFiles';
import { publishBuild } from './publishBuild';

/**
 * Compresses and publishes a build that has ended well, and says so to the next one.
 *
 * @returns how many files were compressed
 */
export async function finishBuild(): Promise<number> {
  copyFileSync(unfinishedBuild, finishedBuild);
  const compressed = await compressFiles(path.resolve('public'), isImmutable);
  publishBuild();
  rmSync(unfinishedBuild);
  return compressed;
}
