// @ts-check
import { runContentPush } from './contentPush/command.mjs';
import { runCommand } from './lifecycle.mjs';

await runCommand(import.meta.url, () => runContentPush(process.argv.slice(2)));
