import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { freePort } from '../ports.mjs';

// Runs the scripts of the workflows' steps as GitHub does, in a folder of their own, with programs in place
// of those that use the network.

type Step = {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string | number>;
};
type Workflow = { jobs: Record<string, { steps: Step[] }> };

const folder = path.resolve('.github/workflows');
const workflows = new Map(
  readdirSync(folder).map((file): [string, Workflow] => [
    file,
    parse(readFileSync(path.join(folder, file), 'utf8')),
  ]),
);
const steps = [...workflows].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).flatMap(([job, { steps: list }]) =>
    list.map((step) => ({
      ...step,
      place: `${file}, ${job}, ${step.name ?? step.uses ?? step.run}`,
    })),
  ),
);

/** The folder of the project on the runner, and beside it the stubs, the home folder and the calls. */
let workspace: string;
let stubs: string;
let home: string;

beforeEach(() => {
  const place = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'workflow-'));
  [workspace, stubs, home] = ['workspace', 'stubs', 'home'].map((name) => {
    mkdirSync(path.join(place, name));
    return path.join(place, name);
  }) as [string, string, string];
  cpSync('scripts', path.join(workspace, 'scripts'), {
    recursive: true,
    filter: (file) => !/\.tsx?$/.test(file),
  });
  cpSync('package.json', path.join(workspace, 'package.json'));
});
afterEach(() => rmSync(path.dirname(workspace), { recursive: true }));

const inside = (file: string) => path.join(workspace, file);
const outputs = () => read(path.join(home, 'output'));
const calls = () => read(path.join(home, 'calls')).split('\n').filter(Boolean);

function read(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(inside(file)), { recursive: true });
  writeFileSync(inside(file), text);
}

/** A program in place of a real one: notes how it was called, and does what the script says. */
function stub(name: string, script = '') {
  const file = path.join(stubs, name);
  writeFileSync(file, `#!/bin/bash\necho "${name} $*" >> "$HOME/calls"\n${script}\n`);
  chmodSync(file, 0o755);
}

/**
 * @param name of the step in publish.yml
 * @param settings what GitHub puts in the place of the expressions; all others are empty
 */
function run(name: string, settings: Record<string, string> = {}) {
  const step = steps.find((each) => each.place.startsWith('publish.yml') && each.name === name);
  if (!step?.run) throw new Error(`publish.yml has no step “${name}” with a script`);
  const unknown = Object.keys(settings).filter(
    (each) => !(each in (step.env ?? {})) && !each.startsWith('GITHUB_') && each !== 'NODE_OPTIONS',
  );
  if (unknown.length > 0) throw new Error(`The step “${name}” does not set ${unknown.join(', ')}`);
  const own = Object.entries(step.env ?? {}).map(([key, value]) => [
    key,
    `${value}`.includes('${{') ? '' : `${value}`,
  ]);
  const env = {
    PATH: [stubs, path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
    HOME: home,
    GITHUB_OUTPUT: path.join(home, 'output'),
    ...Object.fromEntries(own),
    ...settings,
  };
  return new Promise<{ code: number; text: string }>((resolve) => {
    const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run ?? ''];
    execFile('bash', bash, { cwd: workspace, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: stdout + stderr });
    });
  });
}

describe('every step', () => {
  it.each(steps.filter((step) => step.uses))('pins its action by commit: $place', ({ uses }) => {
    expect(uses).toMatch(/^[\w./-]+@[0-9a-f]{40}$/);
  });

  // GitHub would put texts of others into the script.
  it.each(steps.filter((step) => step.run))('has no expression in its script: $place', (step) => {
    expect(step.run).not.toContain('${{');
  });

  it.each(steps.filter((step) => step.run))('calls npm scripts that exist: $place', (step) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const names = [...(step.run ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('The build, here and in the Dockerfile, takes every variable of docs/prismic.md', () => {
  const table = readFileSync('docs/prismic.md', 'utf8').matchAll(/^\| `([A-Z_]+)` +\|/gm);
  const variables = [...table].map(([, name = '']) => name);
  // The one is for another command, the other is a secret, which no argument of a container may be.
  const own = variables.filter(
    (name) => !['PRISMIC_WRITE_TOKEN', 'PRISMIC_ACCESS_TOKEN'].includes(name),
  );
  const { env = {} } = steps.find(({ name }) => name === 'Build') ?? {};
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !(name in env))).toEqual([]);
  const dockerfile = readFileSync('Dockerfile', 'utf8').split('\n');
  expect(own.filter((name) => !dockerfile.includes(`ARG ${name}`))).toEqual([]);
  expect(dockerfile.filter((line) => /^(ARG|ENV).*TOKEN/.test(line))).toEqual([]);
});

describe('Check the settings', () => {
  const check = (settings: Record<string, string>) => run('Check the settings', settings);

  it('says that nothing is published without a host', async () => {
    const { code, text } = await check({});
    expect(code).toBe(0);
    expect(text).toMatch(
      /Nothing is published: the variable HOST .* Settings → Secrets and variables/,
    );
  });

  it('refuses a host that it does not know', async () => {
    const { code, text } = await check({ HOST: 'Netlify' });
    expect(code).toBe(1);
    expect(text).toContain('HOST is "Netlify". Set it to one of netlify, cloudflare, server');
  });

  it.each([
    [
      'netlify',
      ['Variables: SITE_URL', 'Variables: NETLIFY_SITE_ID', 'Secrets: NETLIFY_AUTH_TOKEN'],
    ],
    ['cloudflare', ['Variables: CLOUDFLARE_ACCOUNT_ID', 'Secrets: CLOUDFLARE_API_TOKEN']],
    [
      'server',
      ['Variables: SERVER_PATH', 'Variables: SERVER_KNOWN_HOSTS', 'Secrets: SERVER_SSH_KEY'],
    ],
  ])('names what %s lacks, and where it is set', async (HOST, lines) => {
    const { code, text } = await check({ HOST });
    expect(code).toBe(1);
    for (const line of lines) expect(text).toContain(`- in the tab ${line}\n`);
  });

  it('accepts a host that has everything', async () => {
    const netlify = { NETLIFY_SITE_ID: 'id', NETLIFY_AUTH_TOKEN: 'set' };
    const { code } = await check({ HOST: 'netlify', SITE_URL: 'https://example.is', ...netlify });
    expect(code).toBe(0);
  });
});

describe('Read the version of the content', () => {
  /** Node as it is, but what it fetches is the response. */
  const answering = (response: string) =>
    `--import=data:text/javascript,${encodeURIComponent(
      `globalThis.fetch = async (url) => { console.error('asked ' + url); return ${response}; };`,
    )}`;
  const settings = { PRISMIC_REPOSITORY: 'acme', PRISMIC_ACCESS_TOKEN: 'to&ken' };

  it('is the master ref of the repository', async () => {
    const refs = [{ ref: 'release' }, { ref: 'Zx-1', isMasterRef: true }];
    const response = `Response.json(${JSON.stringify({ refs })})`;
    const { text } = await run('Read the version of the content', {
      ...settings,
      NODE_OPTIONS: answering(response),
    });
    expect(text).toContain('asked https://acme.cdn.prismic.io/api/v2?access_token=to%26ken');
    expect(outputs()).toBe('version=Zx-1\n');
  });

  it.each(['new Response("", { status: 401 })', 'Response.json({})', 'new Response("<html>")'])(
    'is empty after %s, with the cause and without the token in the log',
    async (response) => {
      const { code, text } = await run('Read the version of the content', {
        ...settings,
        NODE_OPTIONS: answering(response),
      });
      expect(code).toBe(0);
      expect(text).toContain('✖ The version of the content is unknown: https://acme.cdn');
      expect(text.replace(/^asked .*$/m, '')).not.toContain('to%26ken');
      expect(outputs()).toBe('version=\n');
    },
  );

  it('is empty for the sample documents', async () => {
    await run('Read the version of the content');
    expect(outputs()).toBe('version=\n');
  });
});

describe('Look whether the published site is out of date', () => {
  /** Asks about a site that has this text as its next-change.json, or none. */
  async function look(text?: string) {
    const site = createServer((request, response) => {
      const isThere = text !== undefined && request.url === '/next-change.json';
      response.writeHead(isThere ? 200 : 404).end(text);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    const { code } = await run('Look whether the published site is out of date', {
      SITE_URL: `http://127.0.0.1:${port}/`,
    });
    site.close();
    expect(code).toBe(0);
    return outputs();
  }

  it.each([
    ['a change whose time has come', '{"at":"2026-01-01T00:00:00.000Z"}', 'true'],
    ['a change that is still to come', '{"at":"9998-01-01T00:00:00.000Z"}', 'false'],
    ['no change', '{"at":null}', 'false'],
    ['another text', '<!doctype html>', 'false'],
    ['no such file', undefined, 'false'],
  ])('%s', async (_, text, due) => expect(await look(text)).toBe(`due=${due}\n`));

  it('a site that is not there yet', async () => {
    await run('Look whether the published site is out of date');
    expect(outputs()).toBe('due=false\n');
  });
});

describe('Decide what to do', () => {
  const published = { VERSION: 'a', IS_PUBLISHED: 'true' };
  it.each([
    ['nothing', { HOST: '', EVENT: 'push' }],
    ['build', { EVENT: 'push', ...published }],
    ['build', { EVENT: 'repository_dispatch', VERSION: '' }],
    ['build', { EVENT: 'workflow_dispatch', ROLLBACK: 'no', ...published }],
    ['rollback', { EVENT: 'workflow_dispatch', ROLLBACK: '2', ...published }],
    ['nothing', { EVENT: 'schedule', ...published }],
    ['nothing', { EVENT: 'schedule', VERSION: '' }],
    ['build', { EVENT: 'schedule', VERSION: 'b', IS_PUBLISHED: '' }],
    ['build', { EVENT: 'schedule', ...published, IS_DUE: 'true' }],
    ['nothing', { EVENT: 'schedule', ...published, IS_DUE: 'false' }],
  ])('%s for %j', async (action, settings) => {
    await run('Decide what to do', { HOST: 'netlify', ...settings });
    expect(outputs()).toBe(`action=${action}\n`);
  });
});

describe('the last build', () => {
  beforeEach(async () => {
    write('.cache/redux/state', 'secret-token');
    write('public/ha-frettir/HönnunarMars/index.html', 'page');
    write('.builds/content-answers/answers.json', 'answers');
    write('public/large', randomBytes(500_000).toString('hex'));
    const { code } = await run('Pack the build for the next one', { KEY: 'secret-token' });
    expect(code).toBe(0);
    for (const name of ['.cache', 'public', '.builds']) rmSync(inside(name), { recursive: true });
  });

  it('comes back with the same token, and only with it can be read', async () => {
    const packed = readFileSync(inside('last-build.enc'));
    expect(packed.subarray(0, 8).toString()).toBe('Salted__');
    await run('Unpack the last build', { KEY: 'secret-token' });
    expect(read(inside('.cache/redux/state'))).toBe('secret-token');
    expect(read(inside('public/ha-frettir/HönnunarMars/index.html'))).toBe('page');
    expect(read(inside('.builds/content-answers/answers.json'))).toBe('answers');
  });

  it.each([
    ['the token has changed', 'new-token', 1],
    ['a part of it is missing', 'secret-token', 0.5],
  ])('is left out when %s', async (_, KEY, part) => {
    const packed = readFileSync(inside('last-build.enc'));
    writeFileSync(inside('last-build.enc'), packed.subarray(0, packed.length * part));
    const { code, text } = await run('Unpack the last build', { KEY });
    expect(code).toBe(0);
    expect(text).toContain('::warning::The last build cannot be read');
    expect(readdirSync(workspace).sort()).toEqual(['package.json', 'scripts']);
  });

  it('need not be there', async () => {
    rmSync(inside('last-build.enc'));
    expect(await run('Unpack the last build', { KEY: 'secret-token' })).toEqual({
      code: 0,
      text: '',
    });
  });
});

describe('Build', () => {
  it('hides variables from Gatsby that are not set on GitHub', async () => {
    stub('npx', 'env | grep -E "^(SITE_URL|GTM|GATSBY_ALLOW)" >> "$HOME/calls"');
    await run('Build', { SITE_URL: 'https://example.is', GATSBY_ALLOW_PAGE_LOSS: 'true' });
    expect(calls().sort()).toEqual([
      'GATSBY_ALLOW_PAGE_LOSS=true',
      'SITE_URL=https://example.is',
      'npx gatsby build',
    ]);
  });

  it('fails with Gatsby', async () => {
    stub('npx', 'exit 1');
    expect((await run('Build')).code).toBe(1);
  });
});

describe('Check the build', () => {
  const serving = `node -e 'http.createServer((q, s) => s.end()).listen(process.env.PORT, "localhost")'`;
  const check = async (result: number) => {
    const port = `${await freePort()}`;
    stub('npm', `case $2 in serve) exec ${serving} ;; check:site) exit ${result} ;; esac`);
    const { code } = await run('Check the build', { PORT: port });
    expect(calls()).toEqual([
      'npm run serve',
      `npm run check:site -- http://localhost:${port} --browser --pages 40`,
    ]);
    // The server has ended.
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
    return code;
  };

  it('checks what is served', async () => expect(await check(0)).toBe(0));
  it('fails with the check', async () => expect(await check(3)).toBe(3));
});

it('Pack the site: hidden files are in it, the cache and the answers are not', async () => {
  const files = ['public/index.html', 'public/.assetsignore', '.builds/nginx.conf'];
  for (const file of [
    ...files,
    '.builds/Caddyfile',
    '.builds/content-answers/answers.json',
    '.cache/token',
  ]) {
    write(file, file);
  }
  expect((await run('Pack the site')).code).toBe(0);
  for (const name of ['public', '.builds', '.cache']) rmSync(inside(name), { recursive: true });
  expect((await run('Unpack the site')).code).toBe(0);
  expect(readdirSync(inside('public')).sort()).toEqual(['.assetsignore', 'index.html']);
  expect(readdirSync(inside('.builds')).sort()).toEqual(['Caddyfile', 'nginx.conf']);
  expect(existsSync(inside('.cache'))).toBe(false);
});

describe('Deploy', () => {
  const { dependencies } = JSON.parse(readFileSync('hosts/package.json', 'utf8'));
  it.each([
    ['Netlify', /^npx --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir public$/],
    // The version that npm run test:hosts has tried.
    ['Cloudflare', `npx --yes wrangler@${dependencies.wrangler} deploy`],
  ])('to %s, and fails with its program', async (host, call) => {
    write('public/index.html', '');
    stub('npx');
    expect((await run(`Deploy to ${host}`)).code).toBe(0);
    expect(calls()).toEqual([expect.stringMatching(call)]);
    stub('npx', 'exit 4');
    expect((await run(`Deploy to ${host}`)).code).toBe(4);
  });

  it('to Netlify leaves out what Netlify compresses itself', async () => {
    for (const file of ['public/en/index.html', 'public/en/index.html.br', 'public/app.js.gz']) {
      write(file, '');
    }
    stub('npx');
    await run('Deploy to Netlify');
    expect(readdirSync(inside('public'), { recursive: true }).sort()).toEqual([
      'en',
      'en/index.html',
    ]);
  });
});

// The commands for the server are those of Linux, as servers have them.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
onLinux('Deploy to a server of your own', () => {
  let server: string;

  beforeEach(() => {
    server = path.join(path.dirname(workspace), 'server');
    mkdirSync(server);
    // This machine is the server too.
    stub('ssh', 'shift; sh -c "$*"');
    stub(
      'rsync',
      'to="${!#}"; for file in "$@"; do case $file in -* | "$to") ;; */) cp -r "$file." "${to#*:}" ;; *) cp "$file" "${to#*:}" ;; esac; done',
    );
    write('public/.assetsignore', '');
    write('.builds/nginx.conf', 'rules');
    write('.builds/Caddyfile', 'rules');
  });

  const deploy = (text: string, more: Record<string, string> = {}) => {
    write('public/index.html', text);
    return run('Deploy to a server of your own', {
      SERVER: 'deploy@example.is',
      SERVER_PATH: server,
      SERVER_KNOWN_HOSTS: 'example.is ssh-ed25519 AAAA',
      SERVER_SSH_KEY: 'private key',
      ...more,
    });
  };
  const served = (file: string) => read(path.join(server, 'current', file));

  it('publishes the site with its rules, and reloads the web server', async () => {
    const { code, text } = await deploy('first', { SERVER_RELOAD: 'echo reloaded' });
    expect(code).toBe(0);
    expect(text).toContain('reloaded\n');
    expect(served('site/index.html')).toBe('first');
    expect(served('nginx.conf')).toBe('rules');
    expect(calls()).toContainEqual(
      expect.stringMatching(/^rsync --archive .*--link-dest=\S+\/current\/site public\/ deploy@/),
    );
    expect(read(path.join(home, '.ssh/id_ed25519'))).toBe('private key\n');
    expect(statSync(path.join(home, '.ssh/id_ed25519')).mode & 0o077).toBe(0);
  });

  it('keeps three releases', async () => {
    for (const name of ['20250101000000', '20250102000000', '20250103000000']) {
      mkdirSync(path.join(server, 'releases', name), { recursive: true });
    }
    await deploy('fourth');
    const releases = readdirSync(path.join(server, 'releases'));
    expect(releases).toEqual([
      '20250102000000',
      '20250103000000',
      expect.stringMatching(/^20\d{12}$/),
    ]);
    expect(served('site/index.html')).toBe('fourth');
  });

  it('leaves the release before when the files do not arrive', async () => {
    await deploy('first');
    stub('rsync', 'exit 12');
    const { code, text } = await deploy('second');
    expect(code).toBe(1);
    expect(text).toContain('rsync ended with code 12');
    expect(served('site/index.html')).toBe('first');
  });

  it('says that the files are published when the reload fails', async () => {
    const { code, text } = await deploy('first', { SERVER_RELOAD: 'false' });
    expect(code).toBe(1);
    expect(text).toContain('The files are published, but the command of SERVER_RELOAD failed');
  });

  it.each<Record<string, string>>([
    { SERVER: '' },
    { SERVER_PATH: 'www' },
    { SERVER_PATH: '/www; rm -rf ~' },
  ])('refuses %j before it calls the server', async (setting) => {
    const { code, text } = await deploy('first', setting);
    expect(code).toBe(1);
    expect(text).toContain('Set SERVER, for example');
    expect(calls()).toEqual([]);
  });
});

describe('the builds that GitHub keeps', () => {
  const artifact = (id: number, created_at: string, more = {}, run = {}) => ({
    id,
    created_at,
    expired: false,
    ...more,
    workflow_run: {
      id: id * 10,
      head_branch: 'main',
      repository_id: 1,
      head_repository_id: 1,
      ...run,
    },
  });
  const artifacts = [
    artifact(2, '2026-02-02T00:00:00Z'),
    artifact(5, '2026-05-05T00:00:00Z'),
    artifact(9, '2026-09-09T00:00:00Z', {}, { head_repository_id: 2 }),
    artifact(8, '2026-08-08T00:00:00Z', {}, { head_branch: 'draft' }),
    artifact(1, '2026-01-01T00:00:00Z', { expired: true }),
    artifact(4, '2026-04-04T00:00:00Z'),
    artifact(3, '2026-03-03T00:00:00Z'),
  ];
  let requests: string[];
  let status: number;
  const github = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const isList = request.method === 'GET';
    response
      .writeHead(isList ? 200 : status)
      .end(isList ? JSON.stringify({ artifacts }) : undefined);
  });
  const settings = () => ({
    GITHUB_API_URL: `http://localhost:${(github.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'acme/site',
    GITHUB_REF_NAME: 'main',
    GITHUB_TOKEN: 'token',
  });

  beforeAll(() => new Promise<void>((resolve) => github.listen(0, 'localhost', resolve)));
  afterAll(() => new Promise((resolve) => github.close(resolve)));
  beforeEach(() => {
    requests = [];
    status = 204;
  });

  it.each([
    ['1', '40'],
    ['2', '30'],
  ])('are found %s back, without those of forks and other branches', async (ROLLBACK, id) => {
    const { code } = await run('Find the earlier build', { ...settings(), ROLLBACK });
    expect(code).toBe(0);
    expect(outputs()).toBe(`run=${id}\n`);
    expect(requests).toEqual([
      'GET /repos/acme/site/actions/artifacts?name=site&per_page=100 Bearer token',
    ]);
  });

  it('do not reach as far back as one likes', async () => {
    const { code, text } = await run('Find the earlier build', { ...settings(), ROLLBACK: '4' });
    expect(code).toBe(1);
    expect(text).toContain('There is no build 4 before the newest: 4 are kept');
    expect(outputs()).toBe('');
  });

  it('are three', async () => {
    expect((await run('Keep three builds', settings())).code).toBe(0);
    expect(requests.slice(1)).toEqual(['DELETE /repos/acme/site/actions/artifacts/2 Bearer token']);
  });

  it('are not deleted without the permission, which the message names', async () => {
    status = 403;
    const { code, text } = await run('Keep three builds', settings());
    expect(code).toBe(1);
    expect(text).toContain('the job lacks the permission actions: write');
  });
});
