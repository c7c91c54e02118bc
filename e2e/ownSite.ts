import { createServer, request as ask, type Server } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream';

export type OwnSite = {
  /** Without a final slash; the same after a stop and a start. */
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Puts another build on the server. */
  deploy: (directory: string) => Promise<void>;
  /** Milliseconds by which an answer is late. */
  delay: (address: string) => number;
  close: () => Promise<void>;
};

/** Serves a built site as `npm run serve` does, for one test alone: it can be stopped and be slow. */
export async function startOwnSite(directory = path.resolve('public')): Promise<OwnSite> {
  const { startStaticServer } = await import('../scripts/staticServer.mjs');
  let behind = await startStaticServer({ directory });
  let server: Server;
  let port = 0;

  const site: OwnSite = {
    url: '',
    delay: () => 0,
    start: async () => {
      server = createServer((request, response) => {
        const address = request.url ?? '/';
        const { method, headers } = request;
        const pass = () => {
          const passed = ask(behind.url + address, { method, headers }, (answer) => {
            response.writeHead(answer.statusCode ?? 500, answer.headers);
            // Ends the one with the other, also half-way.
            pipeline(answer, response, () => undefined);
          });
          passed.on('error', () => response.destroy());
          passed.end();
        };
        const delay = site.delay(address);
        if (delay > 0) setTimeout(pass, delay);
        else pass();
      });
      await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('No port was given');
      port = address.port;
      site.url = `http://localhost:${port}`;
    },
    deploy: async (other) => {
      await behind.close();
      behind = await startStaticServer({ directory: other });
    },
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    close: async () => {
      await site.stop().catch(() => undefined);
      await behind.close();
    },
  };
  await site.start();
  return site;
}
