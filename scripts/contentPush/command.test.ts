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

it('only says what it would send, without a network', async () => {
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

it('explains itself', async () => {
  await expect(run(['--help'])).resolves.toBe(0);
  for (const name of ['PRISMIC_REPOSITORY', 'PRISMIC_WRITE_TOKEN', 'PRISMIC_ACCESS_TOKEN']) {
    expect(printed).toContain(name);
  }
});

it('takes no unknown option for a wish to do nothing', async () => {
  await expect(run(['--puhs'])).rejects.toThrow('"--puhs" is no option');
});

describe('without what it needs', () => {
  it('says how to name the repository', async () => {
    await expect(run(['--push'])).rejects.toThrow(/PRISMIC_REPOSITORY is not set[^]*\.env/);
    await expect(
      run(['--push'], { PRISMIC_REPOSITORY: 'https://acme.prismic.io' }),
    ).rejects.toThrow(/no name of a repository/);
  });

  it('says where to make a write token, and reads .env', async () => {
    writeFileSync(path.join(directory, '.env'), 'PRISMIC_REPOSITORY=acme\n');
    await expect(run(['--push'])).rejects.toThrow(
      /PRISMIC_WRITE_TOKEN is not set, without which acme[^]*Write APIs/,
    );
  });

  it('says which file is damaged', async () => {
    const file = path.join(directory, 'customtypes/article/index.json');
    writeFileSync(file, '{');
    await expect(run([])).rejects.toThrow(`${file} cannot be read`);
  });

  it('says what to do about a damaged record', async () => {
    mkdirSync(path.join(directory, '.content-push'));
    writeFileSync(path.join(directory, '.content-push/acme.json'), '{');
    installNothing();
    await expect(
      run(['--push'], { PRISMIC_REPOSITORY: 'acme', PRISMIC_WRITE_TOKEN: 'x' }),
    ).rejects.toThrow(/acme\.json.* is damaged[^]*delete the file/);
  });
});

it('interrupted, it ends with 130 and says what was sent', async () => {
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

it('sends, and says where to publish', async () => {
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

/** npm's two records agree: there is nothing to install. */
function installNothing() {
  mkdirSync(path.join(directory, 'node_modules'));
  writeFileSync(path.join(directory, 'package.json'), '{"engines":{"node":">=20"}}');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(path.join(directory, file), '{"packages":{}}');
  }
}
