import { existsSync } from 'node:fs';
import path from 'node:path';
import { currentBuild } from '../src/build/publishing/publishBuild';

/** The folder of the last build that ended well. `public/` may belong to `gatsby develop`. */
export const publishedBuild = path.resolve(currentBuild);

if (!existsSync(path.join(publishedBuild, 'index.html'))) {
  throw new Error(`There is no build in ${currentBuild}. Run npm run build.`);
}
