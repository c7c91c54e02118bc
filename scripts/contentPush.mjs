// @ts-check
import { runContentPush } from './contentPush/runContentPush.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';

await runCommand(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--push')) await ensureInstalled();
  await runContentPush(args);
});
