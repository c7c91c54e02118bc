import { rmSync } from 'node:fs';
import path from 'node:path';
import { onRenderBody } from 'gatsby-plugin-google-tagmanager/gatsby-ssr';
import { tagManagerPath } from '../layout/consent/consent';
import { writeText } from './files';
import { readTagManager } from './siteVariables';
import { toTagManagerScript } from './startScript';

/** Writes the plugin's script to a file, which is loaded after the reader's consent (consent.ts). */
export function writeTagManager(): void {
  const file = path.resolve(`public${tagManagerPath}`);
  const tagManager = readTagManager(process.env);
  if (!tagManager) return rmSync(file, { force: true });
  onRenderBody(
    {
      setHeadComponents([{ props }]) {
        writeText(file, toTagManagerScript(props.dangerouslySetInnerHTML.__html));
      },
      setPreBodyComponents() {},
    },
    tagManager,
  );
}
