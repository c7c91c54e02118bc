import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '@playwright/test';
import { findProgram } from '../../scripts/processes.mjs';
import { startOwnSite } from '../ownSite';
import type { OwnSite } from '../ownSite';
import { startFirefox } from './startFirefox';
import { startWebKit } from './startWebKit';
import { Tab } from './Tab';
import type { Browser } from './webDriver';

const START_TIMEOUT_MS = 120_000;

/** The programs of each engine with alternative names, and the Debian packages that have them. */
const engines = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: 'firefox-esr' },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: 'webkit2gtk-driver xvfb' },
};

export type Engine = keyof typeof engines;

const findPrograms = (engine: Engine) =>
  engines[engine].programs.map((names) => findProgram(names));

export type ForWorker = {
  engine: Engine;
  /** Hosts other than localhost that the browser has requested. Their requests fail. */
  foreignHosts: string[];
  driver: Browser;
};

type ForTest = {
  /** The site has its own port, so that tests share no storage. */
  site: OwnSite;
  tab: Tab;
};

/** Matches hosts that Firefox requests for itself. */
const ofFirefox = /(^|\.)(mozilla\.(com|org|net)|firefox\.com)$/;

export const engineTest = base.extend<ForTest, ForWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // eslint-disable-next-line no-empty-pattern -- Playwright requires an object pattern
  foreignHosts: [async ({}, provide) => provide([]), { scope: 'worker' }],
  driver: [
    async ({ engine, foreignHosts }, provide) => {
      const [program = '', screen] = findPrograms(engine);
      const refuse = (host = '') => {
        const { hostname } = new URL(`http://${host}`);
        if (!ofFirefox.test(hostname)) foreignHosts.push(hostname);
      };
      const proxy = createServer((request, response) => {
        refuse(request.headers.host);
        response.writeHead(502).end();
      }).on('connect', ({ url }, socket) => {
        refuse(url);
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      });
      await once(proxy.listen(0, 'localhost'), 'listening');
      const proxyPort = (proxy.address() as AddressInfo).port;
      const driver = screen
        ? await startWebKit({ driver: program, screen }, proxyPort)
        : await startFirefox(program, proxyPort);
      await provide(driver);
      await driver.close();
      proxy.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  site: async ({ engine }, provide, testInfo) => {
    const remedy = `Debian: apt-get install ${engines[engine].packages}`;
    testInfo.skip(findPrograms(engine).includes(undefined), `Not installed (${remedy})`);
    const site = await startOwnSite();
    await provide(site);
    await site.close();
  },
  tab: async ({ site, driver, foreignHosts }, provide, testInfo) => {
    foreignHosts.length = 0;
    const tab = new Tab(driver.send, site);
    site.headScript = tab.faultRecorder;
    await tab.resize(1280, 900);
    await provide(tab);
    if (testInfo.status !== testInfo.expectedStatus) {
      await tab.screenshot(testInfo.outputPath('window.png')).catch(() => undefined);
    }
    // Cookies must be deleted, because all ports of localhost share them.
    await driver.send('deleteCookies');
  },
});
