import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { closeServer } from '../scripts/ports.mjs';
import { startStaticServer } from '../scripts/staticServer.mjs';
import { toHashSource } from '../src/build/hosting/contentSecurityPolicy';
import { conditions, forward } from './faultyProxy';
import { publishedBuild } from './publishedBuild';
import { watchLog } from './watchPage';

export type OwnSite = {
  /** The origin of the site. It stays the same after a restart. */
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  deploy: (directory: string) => Promise<void>;
  delay: (address: string) => number;
  /** JavaScript that runs in every page before the page's own scripts. */
  headScript: string;
  /** The names, in lower case, of the headers that this server removes from responses. */
  removedHeaders: string[];
  failures: string[];
  close: () => Promise<void>;
};

/** A port is not used twice, because the browser may have stored something for the origin. */
const usedPorts = new Set<number>();

/** Serves a build for a single test, which can stop and delay the server. */
export async function startOwnSite(directory = publishedBuild): Promise<OwnSite> {
  let upstream = await startStaticServer({ directory });
  let server: Server;
  let port = 0;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: address = '/' } = request;
    await wait(site.delay(address));
    const removed = site.headScript ? conditions : [];
    const { status, headers, body } = await forward(upstream.url, request, removed);
    for (const name of site.removedHeaders) Reflect.deleteProperty(headers, name);
    if (status >= 400) site.failures.push(`${status} ${address}`);
    if (!site.headScript || !headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, headers).end(body);
      return;
    }
    const hash = toHashSource(site.headScript);
    const policy = String(headers['content-security-policy']);
    headers['content-security-policy'] = policy.replace("script-src 'self'", `$& ${hash}`);
    delete headers['content-length'];
    const script = `<head><script>${site.headScript}</script>`;
    response.writeHead(status, headers).end(body.toString().replace('<head>', () => script));
  }

  const site: OwnSite = {
    url: '',
    delay: () => 0,
    headScript: '',
    removedHeaders: [],
    failures: [],
    start: async () => {
      server = createServer((request, response) => {
        respond(request, response).catch(() => response.destroy());
      });
      await once(server.listen(port, 'localhost'), 'listening');
      const { port: given } = server.address() as AddressInfo;
      if (port === 0 && usedPorts.has(given)) {
        await site.stop();
        return site.start();
      }
      port = given;
      usedPorts.add(port);
      site.url = `http://localhost:${port}`;
    },
    deploy: async (other) => {
      await upstream.close();
      upstream = await startStaticServer({ directory: other });
    },
    stop: () => closeServer(server),
    close: async () => {
      await site.stop().catch(() => undefined);
      await upstream.close();
    },
  };
  await site.start();
  return site;
}

type Own = { site: OwnSite; page: Page; faults: string[] };

export const ownSiteTest = base.extend<{ own: Own }>({
  own: async ({ browser }, provide) => {
    const site = await startOwnSite();
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    const faults = watchLog(page);
    await provide({ site, page, faults });
    // Chromium logs each request that fails without a network.
    expect(faults.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await context.close();
    await site.close();
  },
});
