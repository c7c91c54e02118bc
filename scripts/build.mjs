// @ts-check
import { runCommand } from './lifecycle.mjs';
import { buildSite } from './site.mjs';

await runCommand(() => buildSite({}, process.argv.slice(2)));
