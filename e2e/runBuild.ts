import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { readOutput } from '../scripts/processes.mjs';

/** `code` is -1 if the build was killed. */
export type EndedBuild = { code: number; log: string };

/** Runs `gatsby build` in a project's folder. `variables` are added to the environment of the tests. */
export async function runBuild(
  folder: string,
  variables: NodeJS.ProcessEnv,
  timeoutMs: number,
): Promise<EndedBuild> {
  const gatsby = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const limit = setTimeout(() => gatsby.kill('SIGKILL'), timeoutMs);
  const output = readOutput(gatsby);
  const [code] = (await once(gatsby, 'close')) as [number | null];
  clearTimeout(limit);
  return { code: code ?? -1, log: stripVTControlCharacters(output()) };
}
