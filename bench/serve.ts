import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../scripts/lifecycle.mjs';
import { Problem } from '../scripts/problem.mjs';
import { SITE_DIRECTORY } from '../scripts/site.mjs';
import { responsesPerSecond } from './content.queries';
import { linkFolder } from './linkFolder';

// Measures how many responses with brotli a second the server of `npm start` sends: with the compressed
// copies of the build, and from the same files without the copies, which it then compresses for each
// response. Server and client share this computer.

const SECONDS = 4;
const ROUNDS = 3;

/** The largest script of the build. */
function largestScript(site: string): string {
  const folder = path.join(site, 'static');
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, size: statSync(path.join(folder, name)).size }));
  return `/static/${sizes.sort((one, other) => other.size - one.size)[0]?.name}`;
}

async function serve(site: string) {
  const program = path.resolve('bench/soak.server.ts');
  const server = fork(program, ['--site', site], { execArgv: ['--import', 'tsx'] });
  const [{ url }] = (await once(server, 'message')) as [{ url: string }];
  return { url, close: () => server.disconnect() };
}

void runCommand(pathToFileURL(__filename).href, async () => {
  if (!existsSync(path.join(SITE_DIRECTORY, 'index.html.br'))) {
    throw new Problem('There is no build with compressed copies. Run npm run build.');
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-serve-'));
  const site = path.resolve(SITE_DIRECTORY);
  linkFolder(site, folder, (name) => !/\.(br|gz)$/.test(name));
  const servers = { copies: await serve(site), without: await serve(folder) };
  const headers = { 'accept-encoding': 'br' };
  for (const address of ['/ha-frettir/', '/', largestScript(site)]) {
    const rates: Record<keyof typeof servers, number[]> = { copies: [], without: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['copies', 'without'] as const) {
        const of = () => ({ path: address, headers });
        rates[kind].push(await responsesPerSecond(servers[kind].url, SECONDS, of, () => true));
      }
    }
    const [copies, without] = [rates.copies, rates.without].map(median);
    console.log(
      `${address}: ${copies?.toFixed(0)} responses/s with the copies of the build, ` +
        `${without?.toFixed(0)} without (${((copies ?? 0) / (without ?? 1)).toFixed(1)} times)`,
    );
  }
  for (const { close } of Object.values(servers)) close();
  rmSync(folder, { recursive: true });
});

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
