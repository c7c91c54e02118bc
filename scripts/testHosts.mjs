// @ts-check
import { parseArgs } from 'node:util';
import { installedHosts, runHostTests } from './hostTests.mjs';
import { hostNames, hosts } from './hosts/hosts.mjs';
import { ensureInstalled } from './install.mjs';
import { runCommand } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { SITE_DIRECTORY } from './site.mjs';
import { summaryLine } from './testCounts.mjs';

/** @typedef {import('./hosts/hosts.mjs').HostName} HostName */

const helpText = `Sends the same requests to the engines of hosts and to npm start's server, over the last build, and
compares the responses (docs/hosts.md).

  npm run test:hosts -- [options]

  --engine <name>  only one of: ${hostNames.join(', ')}
  --site <folder>  another build; ${SITE_DIRECTORY} by default
  --help
`;

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        engine: { type: 'string' },
        site: { type: 'string', default: SITE_DIRECTORY },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Problem(`${/** @type {Error} */ (error).message}\n\n${helpText}`);
  }
}

/** @param {string | undefined} engine @returns {HostName[]} */
function chooseHosts(engine) {
  if (!engine) return installedHosts();
  const name = hostNames.find((each) => each === engine);
  if (!name) throw new Problem(`There is no host “${engine}”, only ${hostNames.join(', ')}.`);
  if (hosts[name].find()) return [name];
  throw new Problem(`${hosts[name].title} is not installed (${hosts[name].remedy}).`);
}

await runCommand(import.meta.url, async () => {
  const { engine, site, help } = readOptions();
  if (help) return void process.stdout.write(helpText);
  const names = chooseHosts(engine);
  if (names.length === 0) throw new Problem('No host is installed, so nothing was compared.');
  await ensureInstalled();
  const counts = await runHostTests(names, { directory: site });
  console.log(summaryLine([{ name: 'hosts', ...counts }]));
  return counts.failed > 0 ? 1 : 0;
});
