// @ts-check
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const check = ['--import', 'tsx', 'content-service/src/cli.ts', '--strict', '--check'];
  if ((await runProcess(process.execPath, check)) !== 0) return 1;
  const { runContentPush } = await import('./contentPush/runContentPush.mjs');
  await runContentPush(process.argv.slice(2));
});
