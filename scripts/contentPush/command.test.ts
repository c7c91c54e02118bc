import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startPrismicStub } from '../test/prismicStub';
import { sampleProject } from '../test/sampleProject';
import { runContentPush } from './command.mjs';

let directory: string;
let printed: string;

beforeEach(() => {
  directory = sampleProject();
  printed = '';
  jest.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(directory, { recursive: true });
});

const run = (args: string[], environment: Record<string, string> = {}) =>
  runContentPush(args, { directory, environment });

it('lists what it would send, without network access', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  await expect(run([])).resolves.toBe(0);
  expect(fetch).not.toHaveBeenCalled();
  expect(printed).toMatch(/Custom types \(2\)\n {2}article +Article\n {2}homepage +Homepage/);
  expect(printed).toMatch(/Documents \(4\)\n {2}is · article \(2\)\n {4}bolli +Bolli\n {4}stoll/);
  expect(printed).toMatch(/en-us · article \(1\)\n {4}chair +Chair/);
  expect(printed).toMatch(/Images and files \(3, 1 kB\)[^]*stoll\.jpg +1 kB/);
  expect(printed).not.toContain('unused.jpg');
  expect(printed).toContain('Nothing was sent. To send it: npm run content:push -- --push');
});

it('describes the samples of this project', async () => {
  const project = path.resolve(__dirname, '../..');
  await expect(runContentPush([], { directory: project, environment: {} })).resolves.toBe(0);
  expect(printed).toMatch(/en-us · article/);
});

it('prints its help', async () => {
  await expect(run(['--help'])).resolves.toBe(0);
  for (const name of ['PRISMIC_REPOSITORY', 'PRISMIC_WRITE_TOKEN', 'PRISMIC_ACCESS_TOKEN']) {
    expect(printed).toContain(name);
  }
});

it('rejects an unknown option', async () => {
  await expect(run(['--puhs'])).rejects.toThrow('Unknown option "--puhs"');
});

describe('the error', () => {
  it('for a missing or invalid repository says how to set it', async () => {
    await expect(run(['--push'])).rejects.toThrow(/PRISMIC_REPOSITORY is not set[^]*\.env/);
    await expect(
      run(['--push'], { PRISMIC_REPOSITORY: 'https://acme.prismic.io' }),
    ).rejects.toThrow(/not the name of a repository/);
  });

  it('for a missing write token says where to create one; .env is read', async () => {
    writeFileSync(path.join(directory, '.env'), 'PRISMIC_REPOSITORY=acme\n');
    await expect(run(['--push'])).rejects.toThrow(
      /PRISMIC_WRITE_TOKEN is not set, but acme[^]*Write APIs/,
    );
  });

  it('for a damaged file names it', async () => {
    const file = path.join(directory, 'customtypes/article/index.json');
    writeFileSync(file, '{');
    await expect(run([])).rejects.toThrow(`${file} cannot be read`);
  });

  it('for a damaged record contains the remedy', async () => {
    mkdirSync(path.join(directory, '.content-push'));
    writeFileSync(path.join(directory, '.content-push/acme.json'), '{');
    installNothing();
    await expect(
      run(['--push'], { PRISMIC_REPOSITORY: 'acme', PRISMIC_WRITE_TOKEN: 'x' }),
    ).rejects.toThrow(/acme\.json.* is damaged[^]*delete the file/);
  });
});

it('exits with 130 and lists what was sent, when interrupted', async () => {
  const stub = await startPrismicStub();
  installNothing();
  const scripts = path.join(directory, 'scripts');
  mkdirSync(scripts);
  const url = (file: string) => JSON.stringify(pathToFileURL(path.join(__dirname, file)).href);
  writeFileSync(
    path.join(scripts, 'push.mjs'),
    `import { runCommand } from ${url('../lifecycle.mjs')};
     import { runContentPush } from ${url('command.mjs')};
     const endpoints = ${JSON.stringify(stub.endpoints)};
     await runCommand(import.meta.url, () => runContentPush(['--push'], { endpoints }));`,
  );
  const child = spawn(process.execPath, [path.join(scripts, 'push.mjs')], {
    env: { ...process.env, PRISMIC_REPOSITORY: 'acme', PRISMIC_WRITE_TOKEN: 'write-token' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isEnding = new Promise<undefined>((resolve) => {
    child.stdout.on('data', (text) => {
      output += String(text);
      if (output.includes('Ending')) resolve(undefined);
    });
  });
  child.stderr.on('data', (text) => (output += String(text)));
  stub.fault = ({ method, path: address }) => {
    if (method !== 'POST' || !address.startsWith('/asset')) return undefined;
    child.kill('SIGINT');
    return isEnding;
  };
  const code = await new Promise((resolve) => child.once('exit', resolve));
  await stub.close();
  expect(output).toContain(
    'Interrupted. Sent: 2 of 2 custom types, 1 of 3 files, 0 of 4 documents.\nRun the command again',
  );
  expect(output).not.toContain('✖');
  expect(code).toBe(130);
});

it('sends the content, and says where to publish it', async () => {
  const stub = await startPrismicStub();
  const real = setTimeout;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms = 0) => real(work, Math.min(ms, 2))) as never);
  installNothing();
  await runContentPush(['--push'], {
    directory,
    environment: { PRISMIC_REPOSITORY: 'acme', PRISMIC_WRITE_TOKEN: 'write-token' },
    endpoints: stub.endpoints,
  });
  await stub.close();
  expect(printed).toMatch(
    /Done\. Sent: 2 of 2[^]*migration release of https:\/\/acme\.prismic\.io/,
  );
  const record = readFileSync(path.join(directory, '.content-push/acme.json'), 'utf8');
  expect(Object.keys(JSON.parse(record) as object).sort()).toEqual(
    ['article-bolli-is', 'article-chair-en-us', 'article-stoll-is', 'homepage-is'].sort(),
  );
  expect(readFileSync(path.join(directory, '.content-push/.gitignore'), 'utf8')).toBe('*\n');
});

/** Makes both lock files equal, so that no packages are installed. */
function installNothing() {
  mkdirSync(path.join(directory, 'node_modules'));
  writeFileSync(path.join(directory, 'package.json'), '{"engines":{"node":">=20"}}');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(directory, file), '{"packages":{}}');
  }
}
