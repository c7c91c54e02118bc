// @ts-check
import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { endWithInput, Problem, runCommand, untilInterrupted } from './lifecycle.mjs';
import { choosePorts, freePort, portFrom } from './ports.mjs';
import { buildSite, SITE_DIRECTORY } from './site.mjs';

await runCommand(async () => {
  if (process.argv.includes('--until-input-ends')) endWithInput();
  const withBuild = process.argv.includes('--build');
  if (withBuild) Object.assign(process.env, await choosePorts());
  await ensureInstalled({ withDev: false });
  if (withBuild) await buildSite({ MEDIA_ON_REQUEST: 'true' });
  if (!existsSync(`${SITE_DIRECTORY}/index.html`)) {
    throw new Problem('There is no build yet. Run npm run build.');
  }
  // Static imports would fail before `ensureInstalled` has installed the packages.
  const { openServices, requireTypeScript } = await import('./services.mjs');
  const { startStaticServer } = await import('./staticServer.mjs');
  /** @type {typeof import('../src/build/media/downloadMedia')} */
  const { downloadMedia } = requireTypeScript('../src/build/media/downloadMedia.ts');
  const port = await freePort(portFrom('PORT'), 'the site');
  const site = `http://localhost:${port}`;
  // The ports are fixed, because the built site contains the services' addresses.
  const options = { strict: true, site, hasNewsletter: true, mayTakeNextPort: false };
  const { content: origin, newsletter } = await openServices(options);
  /** @param {string} address @param {string} page */
  const loadMedia = async (address, page) => {
    const files = new Map([[address, page]]);
    const folder = SITE_DIRECTORY;
    if (origin)
      await downloadMedia({ origin, folder, files, downloads: new Map(), onDownloaded() {} });
  };
  await startStaticServer({ directory: SITE_DIRECTORY, port, loadMedia });
  console.log(`\n  Site        ${site}/`);
  if (origin) console.log(`  Content     ${origin}/`);
  if (newsletter) console.log(`  Newsletter  ${newsletter}/`);
  console.log('\n  Ctrl+C ends these servers.\n');
  return untilInterrupted();
});
