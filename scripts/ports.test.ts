import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { claimPort, claimPorts, freePort, isFree, portFrom } from './ports.mjs';

let other: Server;
let taken: number;

function listen(host: string) {
  return new Promise<number>((resolve) => {
    other = createServer().listen(0, host, () => resolve((other.address() as AddressInfo).port));
  });
}

beforeEach(async () => {
  taken = await listen('127.0.0.1');
});

afterEach(() => new Promise((resolve) => other.close(resolve)));

const site = { purpose: 'the site', variable: 'PORT' };

it('rejects a taken port with its number, its purpose and the remedy', async () => {
  const message =
    `Port ${taken}, for the site, is taken by another program.\n` +
    `Close that program, or choose another port with the variable PORT, for example PORT=${taken + 1}.`;
  await expect(claimPort({ port: taken, ...site })).rejects.toThrow(message);
});

it('sees a program that listens on every address', async () => {
  await new Promise((resolve) => other.close(resolve));
  taken = await listen('0.0.0.0');
  expect(await isFree(taken)).toBe(false);
});

it('leaves a free port free', async () => {
  const port = await freePort();
  await claimPort({ port, ...site });
  expect(await isFree(port)).toBe(true);
});

it('rejects one port for two purposes', async () => {
  const port = await freePort();
  const content = { port, purpose: 'the content service', variable: 'CONTENT_PORT' };
  await expect(claimPorts([{ port, ...site }, content])).rejects.toThrow(
    `Port ${port} is wanted for both the site (PORT) and the content service (CONTENT_PORT)`,
  );
});

it('returns the preferred port if it is free', async () => {
  expect(await freePort(taken)).not.toBe(taken);
  const port = await freePort();
  expect(await freePort(port)).toBe(port);
});

describe('portFrom', () => {
  it('reads the variable, or returns the default', () => {
    expect(portFrom('PORT', 9000, { PORT: '9100' })).toBe(9100);
    expect(portFrom('PORT', 9000, {})).toBe(9000);
    expect(portFrom('PORT', 9000, { PORT: '' })).toBe(9000);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '1e3', ' '])('rejects "%s"', (value) => {
    expect(() => portFrom('PORT', 9000, { PORT: value })).toThrow(`PORT is "${value}"`);
  });
});
