import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from '../src/test/temporaryFolder';
import { freePort } from './ports.mjs';

// Runs the workflow's steps as GitHub does, with stubs of programs that use the network.

type Step = {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, unknown>;
  with?: Record<string, string>;
  'continue-on-error'?: string;
};
type Settings = Record<string, string>;

const stepsOf = (file: string) =>
  Object.values<{ steps: Step[] }>(
    parse(readFileSync(`.github/workflows/${file}`, 'utf8')).jobs,
  ).flatMap(({ steps }) => steps);
const steps = ['publish.yml', 'test.yml', 'audit.yml', 'release.yml'].flatMap(stepsOf);
const stepOf = (name: string) => steps.find((step) => step.name === name);

let workspace: string;
let home: string;
let server: string;

beforeEach(() => {
  const place = temporaryFolder();
  [workspace, home, server] = ['workspace', 'home', 'server'].map((name) => {
    mkdirSync(path.join(place, name));
    return path.join(place, name);
  }) as [string, string, string];
  cpSync('scripts', `${workspace}/scripts`, {
    recursive: true,
    filter: (file) => file === 'scripts' || file.endsWith('.mjs'),
  });
  cpSync('package.json', `${workspace}/package.json`);
});

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const outputs = () => read(`${home}/output`);

function write(file: string, text: string) {
  mkdirSync(path.dirname(`${workspace}/${file}`), { recursive: true });
  writeFileSync(`${workspace}/${file}`, text);
}

function stub(name: string, script = '') {
  writeFileSync(`${home}/${name}`, `#!/bin/bash\necho "${name} $*" >> "$HOME/calls"\n${script}\n`);
  chmodSync(`${home}/${name}`, 0o755);
}

/** Runs a step of the workflow. `settings` has the values of the step's expressions. */
function run(name: string, settings: Settings = {}) {
  const step = stepOf(name);
  const constants = Object.entries(step?.env ?? {}).filter(
    ([, value]) => !/\$\{\{/.test(`${value}`),
  );
  const env = {
    PATH: [home, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    HOME: home,
    GITHUB_OUTPUT: `${home}/output`,
    ...Object.fromEntries(constants.map(([key, value]) => [key, `${value}`])),
    ...settings,
  };
  return new Promise<{ code: number; text: string }>((resolve) => {
    const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 99'];
    execFile('bash', bash, { cwd: workspace, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    );
  });
}

it('pins actions by commit, and lets GitHub put no text of others into a script', () => {
  const pinned = steps.filter(({ uses = '' }) => /@[0-9a-f]{40}$/.test(uses));
  const scripts = steps.filter(({ run }) => run && !run.includes('${{'));
  expect(pinned.length + scripts.length).toBe(steps.length);
});

it('releases the tarball of the tag, whose version must be that of the package', async () => {
  write('tarballs/midstod-content-service-0.2.0.tgz', 'packed');
  const find = (TAG: string) => run('Find the tarball of the tag', { TAG });
  expect(await find('content-service@0.3.0')).toEqual({
    code: 1,
    text: expect.stringMatching(
      /no tarballs\/midstod-content-service-0\.3\.0\.tgz, only midstod-content-service-0\.2\.0\.tgz\. Set version/,
    ),
  });
  expect(await find('content-service@0.2.0')).toEqual({ code: 0, text: '' });
  expect(read(`${workspace}/package.tgz`)).toBe('packed');
});

it('deploys to Cloudflare with the version that npm run test:hosts has tried', () => {
  const { dependencies } = JSON.parse(readFileSync('hosts/package.json', 'utf8'));
  const { run: script } = stepOf('Deploy to Cloudflare') ?? {};
  expect(script).toBe(`npx --yes wrangler@${dependencies.wrangler} deploy`);
});

it('takes every variable of docs/prismic.md for a build, here and in the Dockerfile', () => {
  const table = readFileSync('docs/prismic.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
  // The write token is for another command, and a secret must not be a build argument.
  const others = ['PRISMIC_WRITE_TOKEN', 'PRISMIC_ACCESS_TOKEN'];
  const own = [...table].map(([, name = '']) => name).filter((name) => !others.includes(name));
  const { env = {} } = stepOf('Build') ?? {};
  const dockerfile = readFileSync('Dockerfile', 'utf8').split('\n');
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !(name in env) || !dockerfile.includes(`ARG ${name}`))).toEqual([]);
  expect(dockerfile.filter((line) => /^(ARG|ENV).*TOKEN/.test(line))).toEqual([]);
  for (const name of ['EXPERIMENTAL_QUERY_CONCURRENCY', 'PARALLEL_QUERY_CHUNK_SIZE']) {
    expect(dockerfile.join('\n')).toContain(`GATSBY_${name}=${env[`GATSBY_${name}`]}`);
  }
});

it('stops at a fault of the check only if the code was never published', () => {
  expect(stepOf('Look whether it is published')?.with).toMatchObject({
    key: 'published-${{ github.sha }}-${{ steps.content.outputs.version }}',
    'restore-keys': 'published-${{ github.sha }}-',
  });
  const { decide } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')).jobs;
  expect(decide.outputs['marker']).toContain("format('published-{0}-{1}', github.sha,");
  expect(decide.outputs['is-new-code']).toBe('${{ !steps.published.outputs.cache-matched-key }}');
  expect(stepOf('Check the build')?.['continue-on-error']).toBe(
    "${{ needs.decide.outputs.is-new-code == 'false' }}",
  );
});

const complete = { HOST: 'netlify', SITE_URL: 'x', NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'x' };
it.each<[Settings, number, string]>([
  [{}, 0, 'Nothing is published: the variable HOST'],
  [{ HOST: 'Netlify' }, 1, 'HOST is "Netlify". Set it to one of "netlify", "cloudflare", "server"'],
  [{ HOST: 'netlify', SITE_URL: 'x' }, 1, '- in the tab Secrets: NETLIFY_AUTH_TOKEN\n'],
  [{ HOST: 'server' }, 1, '- in the tab Variables: SERVER_KNOWN_HOSTS\n'],
  [{ ...complete, PRISMIC_REPOSITORY: 'acme' }, 0, 'published (HOST=netlify, content: acme)'],
  [complete, 0, 'content: the sample content, because PRISMIC_REPOSITORY is not set'],
])('names the settings that are missing, and the content: %j', async (settings, code, text) => {
  const result = await run('Check the settings', settings);
  expect(result).toEqual({ code, text: expect.stringContaining(text) });
  const passed = Object.keys(stepOf('Check the settings')?.env ?? {});
  expect(passed).toEqual(expect.arrayContaining(Object.keys(settings)));
});

it.each([
  ['Zx-1', 'Response.json({ refs: [{ ref: "release" }, { ref: "Zx-1", isMasterRef: true }] })'],
  ['', 'new Response("", { status: 401 })'],
  ['', 'new Response("<html>")'],
])('reads the version “%s” of the content, and shows no token', async (version, response) => {
  const code = `globalThis.fetch = async (url) => {
    if (url.href !== 'https://acme.cdn.prismic.io/api/v2?access_token=to%26secret') process.exit(99);
    return ${response};
  }`;
  const settings = { PRISMIC_REPOSITORY: 'acme', PRISMIC_ACCESS_TOKEN: 'to&secret' };
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`;
  const { text } = await run('Read the version of the content', { ...settings, NODE_OPTIONS });
  expect(outputs()).toBe(`version=${version}\n`);
  if (!version) expect(text).toContain('The version of the content is unknown: https://acme.cdn');
  expect(text).not.toContain('secret');
});

it.each([
  ['{"at":"2026-01-01T00:00:00.000Z"}', true],
  ['{"at":"9998-01-01T00:00:00.000Z"}', false],
  ['{"at":null}', false],
  ['<!doctype html>', false],
])('asks the site whether a change is due: %s', async (text, due) => {
  const site = createServer((request, response) =>
    response.writeHead(request.url === '/next-change.json' ? 200 : 404).end(text),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const SITE_URL = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  await run('Look whether the published site is out of date', { SITE_URL });
  site.close();
  expect(outputs()).toBe(`due=${due}\n`);
});

const published = { EVENT: 'schedule', VERSION: 'a', IS_PUBLISHED: 'true' };
it.each<[string, Settings]>([
  ['nothing', { HOST: '', EVENT: 'push' }],
  ['build', { ...published, EVENT: 'push' }],
  ['rollback', { ...published, EVENT: 'workflow_dispatch', ROLLBACK: '2' }],
  ['nothing', published],
  ['build', { ...published, IS_PUBLISHED: '' }],
  ['build', { ...published, IS_DUE: 'true' }],
])('does %s for %j', async (action, settings) => {
  await run('Decide what to do', { HOST: 'netlify', ...settings });
  expect(outputs()).toBe(`action=${action}\n`);
});

it('stores the last build encrypted with the token, and leaves it out when the token has changed', async () => {
  for (const file of ['.cache/state', 'public/ð.html', '.builds/x']) write(file, 'secret');
  await run('Pack the build for the next one', { KEY: 'token' });
  const packed = readFileSync(`${workspace}/last-build.enc`);
  expect(packed.subarray(0, 8).toString()).toBe('Salted__');
  for (const name of ['.cache', 'public', '.builds'])
    rmSync(`${workspace}/${name}`, { recursive: true });
  const { code, text } = await run('Unpack the last build', { KEY: 'other' });
  expect([code, existsSync(`${workspace}/public`)]).toEqual([0, false]);
  expect(text).toContain('::warning::The last build cannot be read');
  writeFileSync(`${workspace}/last-build.enc`, packed);
  await run('Unpack the last build', { KEY: 'token' });
  expect(read(`${workspace}/public/ð.html`)).toBe('secret');
});

it('checks what is served, fails with the check, and ends the server', async () => {
  const PORT = `${await freePort()}`;
  const serving = `node -e 'http.createServer((q, s) => s.end()).listen(process.env.PORT, "localhost")'`;
  stub('npm', `case $2 in serve) exec ${serving} ;; check:site) exit 3 ;; esac`);
  expect((await run('Check the build', { PORT })).code).toBe(3);
  expect(read(`${home}/calls`)).toContain(`npm run check:site -- http://localhost:${PORT}\n`);
  await expect(fetch(`http://localhost:${PORT}`)).rejects.toThrow('fetch failed');
});

// The server's commands run on this machine, so the tests need GNU's mv, head and xargs.
describe('a server of your own', () => {
  const deploy = (text: string, settings: Settings = {}) => {
    for (const name of ['nginx-maps.conf', 'nginx.conf', 'Caddyfile']) {
      write(`.builds/current/${name}`, `rules of ${text}`);
    }
    write('public/index.html', text);
    const own = { SERVER: 'deploy@example.is', SERVER_PATH: server, SERVER_SSH_KEY: 'private key' };
    return run('Deploy to a server of your own', { ...own, ...settings });
  };

  beforeEach(() => {
    // This stub runs the server's commands on this machine.
    stub('ssh', 'shift; sh -c "$*"');
    const copy =
      'case $file in -* | "$to") ;; */) cp -r "$file." "${to#*:}" ;; *) cp "$file" "${to#*:}" ;; esac';
    stub('rsync', `to="\${!#}"; for file in "$@"; do ${copy}; done`);
  });

  it('gets the site with its rules, keeps three releases and reloads the web server', async () => {
    for (const name of ['20250101000000', '20250102000000', '20250103000000'])
      mkdirSync(`${server}/releases/${name}`, { recursive: true });
    const { code, text } = await deploy('first', { SERVER_RELOAD: 'echo reloaded' });
    expect([code, text]).toEqual([0, expect.stringContaining('reloaded\n')]);
    expect(read(`${server}/current/site/index.html`)).toBe('first');
    expect(read(`${server}/current/nginx.conf`)).toBe('rules of first');
    expect(readdirSync(`${server}/releases`)).toHaveLength(3);
    expect(existsSync(`${server}/releases/20250101000000`)).toBe(false);
  });

  it('keeps the release before when the files do not arrive, and says when only the reload fails', async () => {
    const reload = await deploy('first', { SERVER_RELOAD: 'false' });
    expect([reload.code, reload.text]).toEqual([1, expect.stringContaining('files are published')]);
    stub('rsync', 'exit 12');
    const { code, text } = await deploy('second');
    expect([code, text]).toEqual([1, expect.stringContaining('rsync ended with code 12')]);
    expect(read(`${server}/current/site/index.html`)).toBe('first');
  });

  it('publishes and reloads the web server, with a warning, when old releases cannot be deleted', async () => {
    stub('rm', 'exit 1');
    for (const name of ['20250101000000', '20250102000000', '20250103000000'])
      mkdirSync(`${server}/releases/${name}`, { recursive: true });
    const { code, text } = await deploy('first', { SERVER_RELOAD: 'echo reloaded' });
    expect([code, text]).toEqual([0, expect.stringMatching(/^::warning::Old [^]*reloaded\n/)]);
    expect(read(`${server}/current/site/index.html`)).toBe('first');
  });

  it('is not called with a path that its shell would misread', async () => {
    expect((await deploy('first', { SERVER_PATH: '/www; rm -rf ~' })).code).toBe(1);
    expect(read(`${home}/calls`)).toBe('');
  });
});

it('finds an earlier build and keeps three, without those of forks and other branches', async () => {
  const artifact = (id: number, branch = 'main', head_repository_id = 1) => {
    const workflow_run = { id: id * 10, head_branch: branch, repository_id: 1, head_repository_id };
    return { id, created_at: `2026-0${id}-01`, expired: false, workflow_run };
  };
  const others = [artifact(9, 'main', 2), artifact(8, 'draft')];
  const list = [artifact(2), artifact(5), ...others, artifact(4)];
  const deleted: unknown[] = [];
  const github = createServer((request, response) => {
    if (request.method === 'DELETE') deleted.push(request.url);
    response.end(JSON.stringify({ artifacts: [...list, artifact(3)] }));
  }).listen(0, 'localhost');
  await once(github, 'listening');
  const GITHUB_API_URL = `http://localhost:${(github.address() as AddressInfo).port}`;
  const settings = { GITHUB_API_URL, GITHUB_REPOSITORY: 'acme/site', GITHUB_REF_NAME: 'main' };
  await run('Find the earlier build', { ...settings, ROLLBACK: '1' });
  expect(outputs()).toBe('run=40\n');
  const none = await run('Find the earlier build', { ...settings, ROLLBACK: '4' });
  expect(none.text).toContain('Number of builds of this branch on GitHub: 4.');
  await run('Keep three builds', settings);
  github.close();
  expect(deleted).toEqual(['/repos/acme/site/actions/artifacts/2']);
});
