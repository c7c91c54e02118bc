// @ts-check
import { parseArgs } from 'node:util';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { report, runCommand } from './lifecycle.mjs';
import { Problem } from './problem.mjs';
import { runProcess } from './processes.mjs';

const helpText = `Tests a published site from outside (e2e/published.spec.ts): statuses, redirects, headers, policy, sizes, links,
structured data and feeds.

  npm run check:site -- https://example.is [options]

  --pages <n>  opens at most n pages in the browser, from everywhere in the site (default: 40)
  --help

Exit status: 0 without faults, 1 with faults, 2 if the check could not run.
`;

const COULD_NOT_RUN = 2;
const TIMEOUT_MS = 30_000;
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

await runCommand(() =>
  check().catch((error) => {
    report(error);
    return COULD_NOT_RUN;
  }),
);

async function check() {
  const { help, pages, address } = readOptions();
  if (help) {
    process.stdout.write(helpText);
    return 0;
  }
  const site = readOrigin(address);
  await checkFrontPage(site);
  await ensureInstalled();
  const code = await runProcess(process.execPath, [PLAYWRIGHT, 'test', '--project=published'], {
    env: { CHECKED_SITE: site, CHECKED_PAGES: pages, CHROMIUM_PATH: await provideChromium() },
  });
  return code === 0 || code === 1 ? code : COULD_NOT_RUN;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        pages: { type: 'string', default: '40' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!/^\d{1,6}$/.test(values.pages)) {
      throw new Error(`--pages must be a whole number, not "${values.pages}".`);
    }
    const [address = ''] = positionals;
    if (!values.help && positionals.length !== 1) {
      throw new Error('Give one address, such as https://example.is.');
    }
    return { ...values, address };
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${helpText}`);
  }
}

/** @param {string} address */
function readOrigin(address) {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new Problem(
    `"${address}" is not the address of a site, such as https://example.is, without path and password.`,
  );
}

/** @param {string} site */
async function checkFrontPage(site) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(site, { redirect: 'manual', signal }).catch(({ cause, message }) => {
    throw new Problem(`${site} does not answer: ${cause?.code ?? message}.`);
  });
  await response.body?.cancel();
  if (response.status === 200) return;
  const target = response.headers.get('location');
  throw new Problem(
    `${site}/ answers ${response.status}${target ? ` and leads to ${target}` : ''}, so there is nothing to check.`,
  );
}
