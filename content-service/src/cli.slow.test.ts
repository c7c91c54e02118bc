import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanUp, field, serve, testContent, until } from '../test/content';
import type { TestContent } from '../test/content';
import { optionTypes } from './commandLine';

let content: TestContent;
beforeEach(() => {
  content = testContent();
  content.writeType('article', { Main: { uid: field('UID') } });
  content.writeDocument('is/article/a', { uid: 'a' });
});
afterEach(cleanUp);

const cliFile = path.resolve('content-service/src/cli.ts');
const folders = () =>
  ['types', 'documents', 'media'].flatMap((name) => [
    `--${name}`,
    path.join(content.folder, name === 'types' ? 'customtypes' : name),
  ]);

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', cliFile, ...folders(), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (data) => (output.out += data));
  child.stderr.on('data', (data) => (output.err += data));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output, ended };
}

async function run(args: string[], env: Record<string, string> = {}) {
  const { output, ended } = start(args, env);
  return { code: await ended, ...output };
}

test('serves, prints one line, and exits cleanly on a signal', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, output, ended } = start(['--port', '0']);
    await until(() => output.out.includes('\n'), 'it is ready');
    const [, url = ''] =
      /^Content service: (http:\/\/localhost:\d+) \(1 document, ref [\w-]{16}\)\n$/.exec(
        output.out,
      ) ?? [];
    expect((await fetch(`${url}/api/v2`)).status).toBe(200);
    child.kill(signal);
    expect([await ended, output.err]).toEqual([0, '']);
  }
});

test('reports to its parent process when it is ready, and exits with it', async () => {
  const child = fork(cliFile, [...folders(), '--port', '0'], {
    execArgv: ['--import', 'tsx'],
    silent: true,
  });
  const [message] = (await once(child, 'message')) as [{ type: string; url: string }];
  expect(message).toEqual({
    type: 'ready',
    url: expect.stringMatching(/^http:\/\/localhost:\d+$/),
  });
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('--check counts the documents, or prints the problems', async () => {
  expect(await run(['--check'])).toEqual({ code: 0, out: '1 document, no problems\n', err: '' });
  content.writeDocument('is/article/b');
  const { code, out, err } = await run(['--check']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(
    /^1 problem in the content:\n\n.*is\/article\/b\.json › uid: the uid is missing/,
  );
});

test('--strict prints all problems', async () => {
  content.writeDocument('is/article/b');
  content.write('documents/is/article/c.json', '{');
  const strict = await run(['--strict', '--port', '0']);
  expect([strict.code, strict.out]).toEqual([1, '']);
  expect(strict.err).toMatch(/^2 problems in the content:[^]*b\.json › uid[^]*c\.json › line 1/);
});

test('an error at the start is printed as one message without a stack trace', async () => {
  const service = await serve(content);
  const port = new URL(service.url).port;
  const taken = await run([], { CONTENT_PORT: port });
  content.write('customtypes/article/index.json', '{');
  for (const [{ code, out, err }, expected] of [
    [taken, `Port ${port} is taken`],
    [await run(['--port', '0']), 'customtypes/article/index.json › line 1, column 2'],
    [await run(['--port', 'many']), '--port must be a whole number from 0 to 65535, not "many"'],
    [await run(['--site', 'here']), '--site is not a web address'],
    [await run(['--nonsense']), '--nonsense'],
  ] as const) {
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(expected);
    expect(err).not.toMatch(/\n\s+at /);
  }
}, 60_000);

test('preview prints the link to a preview in the running service', async () => {
  content.writeDocument('en-us/article/c', { uid: 'c' });
  const service = await serve(content);
  const port = new URL(service.url).port;
  const link = async (...args: string[]) => {
    const { code, out, err } = await run(['preview', '--port', port, ...args]);
    return { code, err, address: out && new URL(out.trim()) };
  };
  const { code, address } = await link('a', '--site', 'http://localhost:9000');
  const absent = await link('c', '--lang', 'is');
  await service.close();
  const closed = await link('a');
  expect(code).toBe(0);
  if (!address) throw new Error('No address was printed.');
  expect(address.origin + address.pathname).toBe('http://localhost:9000/preview');
  expect(address.searchParams.get('documentId')).toBe('article-a-is');
  expect(address.searchParams.get('token')).toMatch(
    new RegExp(`^http://localhost:${port}/previews/`),
  );
  expect([absent.code, absent.err]).toEqual([
    1,
    "No document has the id or uid 'c' in the language 'is'.\n",
  ]);
  expect(closed.code).toBe(1);
  expect(closed.err).toContain(`No content service responds at http://localhost:${port}`);
  expect((await run(['preview'])).err).toContain('Name a document by its uid or id');
  expect((await run(['previews', 'a'])).err).toContain('"previews" is not a command');
}, 60_000);

test('init writes a repository without problems, and overwrites nothing', async () => {
  content.remove();
  expect((await run(['init', '--lang', 'the moon'])).err).toContain('is not a language id');
  const { code, out, err } = await run(['init', '--lang', 'fo']);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /^wrote .*page\/index\.json\nwrote .*repository\.json\nwrote .*first\.json\n$/,
  );
  const settings = readFileSync(path.join(content.folder, 'documents/repository.json'), 'utf8');
  expect(settings).toContain('"name": "Faroese"');
  expect((await run(['--check'])).out).toBe('1 document, no problems\n');
  expect((await run(['init'])).err).toMatch(
    /index\.json exists already, so nothing.*\n.*--documents/,
  );
}, 60_000);

test('import brings a repository, and names the custom types that are missing', async () => {
  content.write('customtypes/other/index.json', { id: 'other', json: { Main: {} } });
  const source = await serve(content);
  const from = ['--from', `${source.url}/api/v2`, '--documents', path.join(content.folder, 'copy')];
  const { code, out, err } = await run(['import', ...from, '--types', content.folder]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(
    /1 document, 0 files\nThe API does not send custom types.*: article, other\n/,
  );
  expect((await run(['import'])).err).toContain('import needs --from');
}, 60_000);

test('--help lists every option', async () => {
  const { code, out } = await run(['--help']);
  expect(code).toBe(0);
  for (const option of Object.keys(optionTypes)) {
    expect(out).toContain(`--${option}`);
  }
});
