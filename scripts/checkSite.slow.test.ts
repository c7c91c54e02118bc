import { spawnSync } from 'node:child_process';
import { freePort } from './ports.mjs';

function check(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkSite.mjs', ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

it.each([
  [[], 'Give one address, such as https://example.is.'],
  [['example.is'], '"example.is" is not the address of a site, such as https://example.is'],
  [['https://name:word@example.is'], 'without path and password'],
  [['https://example.is/en/'], 'without path and password'],
  [['https://example.is', '--pages', 'x'], '--pages must be a whole number, not "x".'],
])('ends with 2 and a remedy for the arguments %j', (args, message) => {
  const { status, stderr } = check(...args);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('ends with 2 and the cause if the site does not answer', async () => {
  const { status, stderr } = check(`http://localhost:${await freePort()}`);
  expect(stderr).toMatch(/does not answer: ECONNREFUSED/);
  expect(status).toBe(2);
});
