// @ts-check
import { provideChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { Problem, runCommand } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';

const help = `Tests a published site from outside (e2e/published.spec.ts): statuses, redirects, headers, policy, sizes, links,
structured data and feeds.

  npm run check:site -- https://example.is

The variable CHECKED_PAGES is the number of pages to open in the browser, from everywhere in the site (default: 40).
Exit status: 0 without faults, 1 with faults, 2 if the check could not run.`;

const COULD_NOT_RUN = 2;
const TIMEOUT_MS = 30_000;

await runCommand(async () => {
  const address = process.argv.slice(2).join(' ');
  const site = URL.canParse(address) ? new URL(address).origin : '';
  if (!/^https?:/.test(site) || ![site, `${site}/`].includes(address)) {
    throw new Problem(
      `“${address}” is not the address of a site, without path and password.\n\n${help}`,
    );
  }
  await checkFrontPage(site);
  await ensureInstalled();
  const env = { CHECKED_SITE: site, CHROMIUM_PATH: await provideChromium() };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--project=published'];
  const code = await runProcess(process.execPath, args, { env });
  return code === 0 || code === 1 ? code : COULD_NOT_RUN;
}, COULD_NOT_RUN);

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
