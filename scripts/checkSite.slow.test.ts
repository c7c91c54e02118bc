import { spawnSync } from 'node:child_process';
import { freePort } from './ports.mjs';

const check = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/checkSite.mjs', ...args], { encoding: 'utf8' });

it.each([
  [[]],
  [['example.is']],
  [['https://name:word@example.is']],
  [['https://example.is/en/']],
  [['https://example.is', '--pages', '9']],
])('ends with 2 and its help for the arguments %j', (args) => {
  const { status, stderr } = check(...args);
  expect(stderr).toMatch(/is not the address of a site[^]*npm run check:site -- https:/);
  expect(status).toBe(2);
});

it('ends with 2 and the cause if the site does not answer', async () => {
  const { status, stderr } = check(`http://localhost:${await freePort()}`);
  expect(stderr).toMatch(/does not answer: ECONNREFUSED/);
  expect(status).toBe(2);
});
