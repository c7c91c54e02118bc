import { spawnSync } from 'node:child_process';

const run = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/contentCheck.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, PRISMIC_REPOSITORY: '', PRISMIC_ENDPOINT: '', ...environment },
  });

test('the sample content has no error, and the report is in Icelandic', () => {
  const { status, stdout } = run([]);
  expect(stdout).toMatch(/^# Athugun á efninu\n\n\d{3} skjöl skoðuð\. Villur: 0, /);
  expect(status).toBe(0);
});

test('the report can be in English', () => {
  const { stdout } = run(['--lang', 'en-us']);
  expect(stdout).toMatch(/^# Content check\n\n\d{3} documents checked\. Errors: 0, /);
});

test.each([
  [['--lang', 'da'], /--lang must be "is" or "en-us"/],
  [['--jsn', 'a'], /--jsn[^]*npm run content:check -- --help/],
])('%j is refused with 2', (args, message) => {
  const { status, stderr } = run(args);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

test('content that cannot be read ends it with 2 and the variables to check', () => {
  const { status, stderr } = run([], { PRISMIC_ENDPOINT: 'http://127.0.0.1:9/api/v2' });
  expect(stderr).toMatch(/The content could not be read: [^]*PRISMIC_ENDPOINT/);
  expect(stderr).not.toContain('bug');
  expect(status).toBe(2);
});
