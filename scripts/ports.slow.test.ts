import { createServer, Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { choosePorts, freePort, portFrom } from './ports.mjs';

const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
let other: Server | undefined;

afterEach(() => {
  other?.close();
  log.mockClear();
});

function take(host: string) {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, host, () =>
      resolve((server.address() as AddressInfo).port),
    );
    other = server;
  });
}

it.each(['127.0.0.1', '0.0.0.0'])(
  'says why a port on %s is taken, and takes the next',
  async (host) => {
    const taken = await take(host);
    const found = await freePort(taken, 'the site');
    expect(found).toBeGreaterThan(taken);
    expect(log.mock.calls.flat()).toEqual([
      `Port ${taken} is taken by another program, so the site uses ${found}.`,
    ]);
  },
);

it('takes a free port, and says nothing', async () => {
  const port = await freePort();
  expect(await freePort(port, 'the site')).toBe(port);
  expect(log).not.toHaveBeenCalled();
});

it('asks for a port above 1023 if the system reserves the port for administrators', async () => {
  const listen = jest.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    this.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
    return this;
  });
  await expect(freePort(80)).rejects.toThrow(
    'Port 80 cannot be used (EACCES): choose a port above',
  );
  listen.mockRestore();
});

it('gives the site and its services different ports', async () => {
  const port = String(await freePort());
  Object.assign(process.env, { PORT: port, CONTENT_PORT: port, NEWSLETTER_PORT: port });
  const ports = Object.values(await choosePorts());
  expect(new Set(ports).size).toBe(3);
  expect(ports).toContain(port);
});

it('reads a port from a variable', () => {
  expect(portFrom('PORT', 9000, { PORT: '9100' })).toBe(9100);
  expect(portFrom('PORT', 9000, {})).toBe(9000);
  expect(portFrom('PORT', 9000, { PORT: '' })).toBe(9000);
});

it.each(['abc', '0', '65536', '-1', '80.5', '1e3', ' '])('rejects "%s" as a port', (value) => {
  expect(() => portFrom('PORT', 9000, { PORT: value })).toThrow(`PORT is "${value}"`);
});
