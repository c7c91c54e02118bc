import { createServer, request as sendRequest } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

export type OwnSite = {
  /** The origin, without a trailing slash; it stays the same after a stop and a start. */
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Serves another build. */
  deploy: (directory: string) => Promise<void>;
  /** Milliseconds by which a response is delayed. */
  delay: (address: string) => number;
  close: () => Promise<void>;
};

/** Serves a build like `npm run serve` for a single test, which can stop it and slow it down. */
export async function startOwnSite(directory = path.resolve('public')): Promise<OwnSite> {
  const { startStaticServer } = await import('../scripts/staticServer.mjs');
  let upstream = await startStaticServer({ directory });
  let server: Server;
  let port = 0;

  const site: OwnSite = {
    url: '',
    delay: () => 0,
    start: async () => {
      server = createServer((request, response) => {
        const address = request.url ?? '/';
        const { method, headers } = request;
        const forward = () => {
          const forwarded = sendRequest(
            upstream.url + address,
            { method, headers },
            (upstreamResponse) => {
              response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
              // Closes both streams when one of them ends, even half-way.
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
      port = address.port;
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
