import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';

/** What a build has ended with; `code` is -1 if it was ended from outside. */
export type EndedBuild = { code: number; log: string };

/**
 * Runs `gatsby build` and waits for its end.
 *
 * @param folder of the project
 * @param variables of the environment, beside those of the tests
 * @param timeoutMs after which the build is ended
 */
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
  let output = '';
  gatsby.stdout.on('data', (data) => (output += data));
  gatsby.stderr.on('data', (data) => (output += data));
  const [code] = (await once(gatsby, 'close')) as [number | null];
  clearTimeout(limit);
  return { code: code ?? -1, log: stripVTControlCharacters(output) };
}
