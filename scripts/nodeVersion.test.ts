import { checkNodeVersion, satisfies } from './nodeVersion.mjs';

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
  ['23.0.0', false],
  ['24.1.0', false],
])('Node %s fits >=20.19 <23: %s', (version, fits) => {
  expect(satisfies(version, '>=20.19 <23')).toBe(fits);
});

it('names the required version, the current version, and where to get Node', () => {
  expect(() => checkNodeVersion({ version: '18.20.0' })).toThrow(
    /^This is Node 18\.20\.0, and the project needs Node >=.*\nInstall Node/,
  );
});

it('accepts the Node that runs the tests', () => {
  expect(() => checkNodeVersion()).not.toThrow();
});
