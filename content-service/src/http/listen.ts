import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentServiceError } from '../model/problems';

/** GraphQL queries in the address can exceed Node's default of 16 KiB. */
const MAX_HEADER_BYTES = 64 * 1024;
const FREE_PORT_TRIES = 10;

export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export type Listeners = { port: number; close: () => Promise<void> };

/**
 * For `localhost`, listens on 127.0.0.1 and, if the machine has it, ::1, because clients differ in
 * which address they try first.
 * @param port 0 for any free port
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
): Promise<Listeners> {
  if (host !== 'localhost') return join(await open(listener, host, port));
  for (let attempt = 1; ; attempt += 1) {
    const first = await open(listener, '127.0.0.1', port);
    try {
      const second = await open(listener, '::1', portOf(first));
      return join(first, second);
    } catch (error) {
      if (!(error instanceof ContentServiceError)) return join(first);
      await close(first);
      // The port is free on the first address but taken on the second, so another port is tried.
      if (port !== 0 || attempt === FREE_PORT_TRIES) throw error;
    }
  }
}

function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener);
    server.once('error', (error: NodeJS.ErrnoException) => reject(toUserError(error, host, port)));
    server.listen(port, host, () => resolve(server));
  });
}

/** Explains an error to the user. `listen` ignores most errors of ::1: a machine may lack IPv6. */
function toUserError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ContentServiceError(
      `Port ${port} is taken: another program listens on ${host}:${port}.\n` +
        'End it, or choose another port with --port or the variable CONTENT_PORT.',
    );
  }
  if (error.code === 'EACCES') {
    return new ContentServiceError(
      `This user may not open port ${port}.\n` +
        'Choose a port above 1023 with --port or the variable CONTENT_PORT.',
    );
  }
  if (host === '::1') return error;
  return new ContentServiceError(
    `The service cannot listen on the host "${host}" (${error.code ?? error.message}).\n` +
      'Name an address of this machine with --host.',
  );
}

function join(first: Server, ...others: Server[]): Listeners {
  return {
    port: portOf(first),
    close: async () => void (await Promise.all([first, ...others].map(close))),
  };
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Open client connections would keep the server running.
    server.closeAllConnections();
  });
}
