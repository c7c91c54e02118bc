import { createServer, request as sendRequest } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { toHashSource } from '../src/build/hosting/stylePolicy';
import { publishedBuild } from './publishedBuild';
import { startStaticServer } from '../scripts/staticServer.mjs';

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

/** Removes request headers that allow a 304 or a compressed response. */
function asWholeText(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const whole = { ...headers, 'accept-encoding': 'identity' };
  delete whole['if-none-match'];
  delete whole['if-modified-since'];
  return whole;
}

function allowScript(headers: IncomingHttpHeaders, text: string): string {
  const policy = String(headers['content-security-policy']);
  return policy.replace("script-src 'self'", `script-src 'self' ${toHashSource(text)}`);
}

/** A port is not used twice, because the browser may have stored something for the origin. */
const usedPorts = new Set<number>();

/** Serves a build for a single test, which can stop and delay the server. */
export async function startOwnSite(directory = publishedBuild): Promise<OwnSite> {
  let upstream = await startStaticServer({ directory });
  let server: Server;
  let port = 0;

  const site: OwnSite = {
    url: '',
    delay: () => 0,
    headScript: '',
    removedHeaders: [],
    failures: [],
    start: async () => {
      server = createServer((request, response) => {
        const address = request.url ?? '/';
        const { method } = request;
        const headers = site.headScript ? asWholeText(request.headers) : request.headers;
        const forward = () => {
          const forwarded = sendRequest(
            upstream.url + address,
            { method, headers },
            (upstreamResponse) => {
              const { statusCode = 500, headers: own } = upstreamResponse;
              for (const name of site.removedHeaders) Reflect.deleteProperty(own, name);
              if (statusCode >= 400) site.failures.push(`${statusCode} ${address}`);
              if (response.destroyed) {
                // The browser has left the page, so the response is not needed.
                upstreamResponse.destroy();
                return;
              }
              if (site.headScript && own['content-type']?.startsWith('text/html')) {
                delete own['content-length'];
                own['content-security-policy'] = allowScript(own, site.headScript);
                response.writeHead(statusCode, own);
                const script = `<head><script>${site.headScript}</script>`;
                text(upstreamResponse).then(
                  (html) => response.end(html.replace('<head>', () => script)),
                  () => response.destroy(),
                );
                return;
              }
              response.writeHead(statusCode, own);
              // `pipeline` closes both streams when one of them breaks. `pipe` does not.
              pipeline(upstreamResponse, response, () => undefined);
            },
          );
          forwarded.on('error', () => response.destroy());
          forwarded.end();
        };
        const delay = site.delay(address);
        if (delay > 0) setTimeout(forward, delay);
        else forward();
      });
      await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
      const address = server.address();
      if (address === null || typeof address === 'string')
        throw new Error('The server has no port');
      if (port === 0 && usedPorts.has(address.port)) {
        await site.stop();
        return site.start();
      }
      port = address.port;
      usedPorts.add(port);
      site.url = `http://localhost:${port}`;
    },
    deploy: async (other) => {
      await upstream.close();
      upstream = await startStaticServer({ directory: other });
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    close: async () => {
      await site.stop().catch(() => undefined);
      await upstream.close();
    },
  };
  await site.start();
  return site;
}
