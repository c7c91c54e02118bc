import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findRunningSite } from './previewLink';

const nobody = 'http://localhost:1';

test('chooses the first site that responds, with any status, or no site if none is running', async () => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await findRunningSite([nobody, site])).toBe(site);
  expect(await findRunningSite([site, nobody])).toBe(site);
  await new Promise((resolve) => server.close(resolve));
  expect(await findRunningSite([nobody, site])).toBeUndefined();
});
