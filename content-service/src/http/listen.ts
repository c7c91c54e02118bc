import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ContentServiceError } from '../model/problems';

/** GraphQL queries in the address can exceed Node's default of 16 KiB. */
const MAX_HEADER_BYTES = 64 * 1024;

export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** `localhost` is 127.0.0.1 and ::1, because clients differ in which address they try first. */
export async function listen(listener: RequestListener, host: string, port: number) {
  const servers: Server[] = [];
  const open = async (address: string, onPort: number): Promise<number> => {
    const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, listener);
    await once(server.listen(onPort, address), 'listening');
    servers.push(server);
    return (server.address() as AddressInfo).port;
  };
  const close = () => Promise.all(servers.map(closeServer));
  try {
    const opened = await open(host === 'localhost' ? '127.0.0.1' : host, port);
    if (host === 'localhost') {
      await open('::1', opened).catch((error: NodeJS.ErrnoException) => {
        // A machine may lack IPv6.
        if (error.code === 'EADDRINUSE') throw error;
      });
    }
    return { port: opened, close };
  } catch (error) {
    await close();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ContentServiceError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken: another program listens on ${host}:${port}.\n` +
            'End it, or choose another port with --port or the variable CONTENT_PORT.'
        : `The service cannot listen on the host "${host}", port ${port} (${code ?? message}).\n` +
            'Choose a port above 1023 with --port or the variable CONTENT_PORT, or name an address of this machine with --host.',
    );
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server.close(), 'close');
  // Open client connections would keep the server running.
  server.closeAllConnections();
  await closed;
}
