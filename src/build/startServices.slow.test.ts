import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSync } from 'esbuild';

// The services run in a thread of the process that starts them, so each test starts a process. The
// code is bundled, as gatsby-config.ts is: with tsx, a process would wait for its own hooks.
const [bundle] = buildSync({
  entryPoints: ['src/build/startServices.ts'],
  bundle: true,
  platform: 'node',
  format: 'cjs',
  write: false,
}).outputFiles;
const program = `${bundle?.text}
  process.send(module.exports.startServices(process.env));
  process.on('message', (message) => {
    const changes = new (require('node:worker_threads').BroadcastChannel)('content-changes');
    changes.onmessage = ({ data }) => process.send(data);
    changes.postMessage(message);
  });
  setInterval(() => {}, 1000);
`;

let processes: ChildProcess[] = [];
let servers: Server[] = [];

afterEach(() => {
  processes.forEach((each) => each.kill('SIGKILL'));
  servers.forEach((each) => each.close());
  processes = [];
  servers = [];
});

async function takenPort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  servers.push(server);
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

function start(environment: Record<string, string>, cwd = process.cwd()) {
  const child = spawn(process.execPath, ['--input-type=commonjs', '-e', program], {
    cwd,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  processes.push(child);
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  const variables = new Promise<Record<string, string>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string>));
    child.once('exit', (code) => reject(new Error(`Exit code ${code}: ${output.join('')}`)));
  });
  variables.catch(() => undefined);
  return { child, variables, output: () => output.join('') };
}

async function isAnswered(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function readPublication(endpoint: string): Promise<string> {
  const { refs } = (await (await fetch(endpoint)).json()) as { refs: { ref: string }[] };
  const query = new URLSearchParams({
    ref: refs[0]?.ref ?? '',
    q: '[[at(document.type, "homepage")]]',
    lang: 'is',
  });
  const answer = await (await fetch(`${endpoint}/documents/search?${query}`)).json();
  return (answer as { results: { last_publication_date: string }[] }).results[0]
    ?.last_publication_date as string;
}

it('starts both for gatsby develop, on other ports if theirs are taken, and they end with it', async () => {
  const [contentPort, newsletterPort] = [await takenPort(), await takenPort()];
  const { child, variables, output } = start({
    gatsby_executing_command: 'develop',
    CONTENT_PORT: contentPort,
    NEWSLETTER_PORT: newsletterPort,
  });
  const { PRISMIC_ENDPOINT = '', NEWSLETTER_PORT, ...rest } = await variables;
  expect(new URL(PRISMIC_ENDPOINT).port).not.toBe(contentPort);
  expect(NEWSLETTER_PORT).not.toBe(newsletterPort);
  expect(rest).toEqual({ GATSBY_STRICT_CONTENT: 'false' });
  const newsletter = `http://localhost:${NEWSLETTER_PORT}/`;
  expect(await isAnswered(PRISMIC_ENDPOINT)).toBe(true);
  expect(await isAnswered(newsletter)).toBe(true);
  const { origin } = new URL(PRISMIC_ENDPOINT);
  expect(output()).toMatch(new RegExp(`^Content service: ${origin}/ \\(\\d+ documents\\)$`, 'm'));
  expect(output()).toContain(`Newsletter: ${newsletter}\n`);

  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isAnswered(PRISMIC_ENDPOINT)).toBe(false);
  expect(await isAnswered(newsletter)).toBe(false);
});

it('starts only the content service for gatsby build, and its documents must have no problems', async () => {
  const { variables } = start({
    gatsby_executing_command: 'build',
    CONTENT_PORT: '3180',
    // As in npm test; an empty variable counts as not set.
    GATSBY_STRICT_CONTENT: '',
  });
  const { PRISMIC_ENDPOINT = '', ...rest } = await variables;
  expect(rest).toEqual({ GATSBY_STRICT_CONTENT: 'true' });
  expect(await isAnswered(PRISMIC_ENDPOINT)).toBe(true);
});

it.each([
  ['a repository', { gatsby_executing_command: 'build', PRISMIC_REPOSITORY: 'some' }],
  ['an endpoint', { gatsby_executing_command: 'develop', PRISMIC_ENDPOINT: 'http://some/api/v2' }],
  ['another command', { gatsby_executing_command: 'serve' }],
])('starts nothing with %s', async (_, environment) => {
  const { variables, output } = start(environment);
  expect(await variables).toEqual({});
  expect(output()).toBe('');
});

describe('with a damaged document', () => {
  const project = mkdtempSync(path.join(os.tmpdir(), 'start-services-'));
  const damaged = 'content-service/documents/is/page/damaged.json';

  beforeAll(() => {
    for (const folder of ['scripts', 'customtypes', 'content-service/media', 'node_modules']) {
      mkdirSync(path.dirname(path.join(project, folder)), { recursive: true });
      symlinkSync(path.resolve(folder), path.join(project, folder));
    }
    const documents = 'content-service/documents';
    cpSync(documents, path.join(project, documents), { recursive: true });
    writeFileSync(path.join(project, damaged), '{');
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('stops a build with the name of the file', async () => {
    const { child, output } = start({ gatsby_executing_command: 'build' }, project);
    await once(child, 'exit');
    expect(output()).toContain('damaged.json');
  });

  it('announces a changed document to later listeners too', async () => {
    const { child, variables } = start({ gatsby_executing_command: 'develop' }, project);
    const endpoint = (await variables)['PRISMIC_ENDPOINT'] ?? '';
    const before = await readPublication(endpoint);
    const file = path.join(project, 'content-service/documents/is/homepage/homepage.json');
    const homepage = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...homepage, tags: ['changed'] }));
    while ((await readPublication(endpoint)) === before) await wait(50);
    child.send('listening');
    expect(await once(child, 'message')).toContain('changed');
  });

  it('warns in gatsby develop and goes on', async () => {
    const { variables, output } = start({ gatsby_executing_command: 'develop' }, project);
    expect(await isAnswered((await variables)['PRISMIC_ENDPOINT'] ?? '')).toBe(true);
    while (!output().includes('damaged.json')) await wait(50);
  });
});
