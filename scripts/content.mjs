// @ts-check
import { contentServiceArgs } from './contentService.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand, untilInterrupted } from './lifecycle.mjs';
import { CONTENT_PORT, portFrom } from './ports.mjs';
import { runProcess } from './processes.mjs';

await runCommand(import.meta.url, async () => {
  const given = process.argv.slice(2);
  const hasPort = given.some((argument) => /^--port(=|$)/.test(argument));
  const port = hasPort ? [] : ['--port', String(portFrom('CONTENT_PORT', CONTENT_PORT))];
  await ensureInstalled();
  const service = runProcess(process.execPath, contentServiceArgs([...given, ...port]));
  return Promise.race([service, untilInterrupted()]);
});
