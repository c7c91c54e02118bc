import { existsSync } from 'node:fs';
import path from 'node:path';
import { currentSite } from '../src/build/publishing/publishBuild';

/** The last successful build. It is not in `public/`, which may belong to `gatsby develop`. */
export const publishedBuild = path.resolve(currentSite);

if (!existsSync(path.join(publishedBuild, 'index.html'))) {
  throw new Error(`There is no build in ${currentSite}. Run npm run build.`);
}
