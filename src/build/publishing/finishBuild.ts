import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../writeChanged';
import { finishedBuild, unfinishedBuild } from './buildRecord';
import { compressFiles } from './compressFiles';
import { publishBuild } from './publishBuild';

/**
 * Compresses and publishes a build that has ended well, and says so to the next one.
 *
 * @returns how many files were compressed
 */
export async function finishBuild(): Promise<number> {
  writeChanged(finishedBuild, readFileSync(unfinishedBuild, 'utf8'));
  const compressed = await compressFiles(path.resolve('public'));
  await publishBuild();
  rmSync(unfinishedBuild);
  return compressed;
}
