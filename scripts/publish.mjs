// @ts-check
import { Problem, runCommand } from './lifecycle.mjs';
import { runProcess } from './processes.mjs';
import { readEnvironment } from './readEnvironment.mjs';

const help = `Steps of a publication (.github/workflows/publish.yml): node scripts/publish.mjs <step>

  check-settings     fails with a list when the variable HOST needs settings that are missing
  content-version    prints the master ref of the repository
  change-is-due      prints true when the published site has to be built again because time has passed
  upload <folder>    sends a site, such as .builds/current/site, to the server SERVER at SERVER_PATH
  find-build <n>     prints the run of GitHub Actions that made the site n builds before the newest
  keep-three-builds  deletes all builds but the newest three from GitHub Actions

Outside GitHub Actions, only upload is of use. It needs rsync and ssh.`;

const ANSWER_WITHIN_MS = 30_000;
/** Number of builds on GitHub and releases on a server: the published one, and two for rollbacks. */
const KEPT = 3;

const { env } = process;

/** Settings for each value of the variable HOST. @type {Record<string, { secrets: string[], variables: string[] }>} */
const hosts = {
  netlify: { secrets: ['NETLIFY_AUTH_TOKEN'], variables: ['NETLIFY_SITE_ID'] },
  cloudflare: { secrets: ['CLOUDFLARE_API_TOKEN'], variables: ['CLOUDFLARE_ACCOUNT_ID'] },
  server: {
    secrets: ['SERVER_SSH_KEY'],
    variables: ['SERVER', 'SERVER_PATH', 'SERVER_KNOWN_HOSTS'],
  },
};

function checkSettings() {
  const host = env['HOST'];
  const names = `"${Object.keys(hosts).join('", "')}"`;
  const place = 'on GitHub under Settings → Secrets and variables → Actions';
  if (!host) return `Nothing is published: the variable HOST (${names}) is not set ${place}.`;
  const needed = hosts[host];
  if (!needed) {
    throw new Problem(`The variable HOST is "${host}". Set it to one of ${names}, ${place}.`);
  }
  const variables = ['SITE_URL', ...needed.variables].filter((name) => !env[name]);
  const secrets = needed.secrets.filter((name) => !env[name]);
  const source = env['PRISMIC_REPOSITORY'] || env['PRISMIC_ENDPOINT'];
  const content = source || 'the sample content, because PRISMIC_REPOSITORY is not set';
  if (variables.length + secrets.length === 0)
    return `The site will be published (HOST=${host}, content: ${content}).`;
  throw new Problem(
    [
      `HOST=${host} needs more settings. Set ${place}`,
      ...variables.map((name) => `- in the tab Variables: ${name}`),
      ...secrets.map((name) => `- in the tab Secrets: ${name}`),
      'docs/deploying.md says where each of them comes from.',
    ].join('\n'),
  );
}

/** Returns Prismic's master ref, which every publication changes; '' for the sample content. */
async function contentVersion() {
  const { PRISMIC_REPOSITORY: repository, PRISMIC_ENDPOINT: endpoint = '' } = readEnvironment();
  const api = repository ? `https://${repository}.cdn.prismic.io/api/v2` : endpoint;
  if (!api) return '';
  const token = env['PRISMIC_ACCESS_TOKEN'];
  try {
    const address = new URL(api);
    if (token) address.searchParams.set('access_token', token);
    const response = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { refs } = /** @type {{ refs: { ref: string, isMasterRef?: boolean }[] }} */ (
      await response.json()
    );
    const master = refs.find(({ isMasterRef }) => isMasterRef);
    if (!master) throw new Error('no master ref');
    return master.ref;
  } catch (error) {
    throw new Problem(
      `The version of the content is unknown: ${api} gave no usable answer (${/** @type {Error} */ (error).message}).\n` +
        'With status 401 or 403, check PRISMIC_ACCESS_TOKEN; with 404, PRISMIC_REPOSITORY.',
    );
  }
}

/** A new build is due even without an edit, for example after an event (writeNextChange.ts). */
async function changeIsDue() {
  try {
    const response = await fetch(new URL('/next-change.json', env['SITE_URL']), {
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { at } = /** @type {{ at: string | null }} */ (await response.json());
    return response.ok && Date.parse(at ?? '') <= Date.now();
  } catch {
    return false;
  }
}

/** @param {string} path below `/actions/artifacts` @param {string} [method] */
async function askGitHub(path, method = 'GET') {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = env;
  const response = await fetch(`${api}/repos/${repository}/actions/artifacts${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (response.ok) return response;
  throw new Problem(
    `GitHub answered ${method} ${path} with status ${response.status}.\n` +
      'With status 403, the job lacks the permission actions: write (.github/workflows/publish.yml).',
  );
}

/** Excludes forks, whose artifacts and branches may have the same names. The newest build is first. */
async function listBuilds() {
  /** @typedef {{ id: number, head_branch: string, head_repository_id: number, repository_id: number }} Run */
  /** @type {{ artifacts: { id: number, created_at: string, expired: boolean, workflow_run: Run }[] }} */
  const { artifacts } = await (await askGitHub('?name=site&per_page=100')).json();
  return artifacts
    .filter(({ expired, workflow_run: run }) => {
      const isOwn = run.head_repository_id === run.repository_id;
      return !expired && isOwn && run.head_branch === env['GITHUB_REF_NAME'];
    })
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/** @param {number} back number of builds before the newest */
async function findBuild(back) {
  const builds = await listBuilds();
  if (builds[back]) return builds[back].workflow_run.id;
  throw new Problem(
    `A rollback by ${back} is not possible. Number of builds of this branch on GitHub: ${builds.length}.\n` +
      'To publish an older state, revert the commits or restore the documents, and publish.',
  );
}

async function keepThreeBuilds() {
  for (const { id, created_at: date } of (await listBuilds()).slice(KEPT)) {
    await askGitHub(`/${id}`, 'DELETE');
    console.log(`Deleted the build of ${date}.`);
  }
}

/** The link `current` of the server points to the newest release. @param {string} folder of the site */
async function upload(folder) {
  const { SERVER: server, SERVER_PATH: place, SERVER_RELOAD: reload } = env;
  if (!server || !place || !/^\/[\w./-]+$/.test(place)) {
    throw new Problem(
      'Set SERVER, for example deploy@example.is, and SERVER_PATH, for example /var/www/site: an absolute ' +
        `path of letters, digits, dots and hyphens. SERVER is "${server ?? ''}", and SERVER_PATH is "${place ?? ''}".`,
    );
  }
  /** @param {string} program @param {string[]} args */
  const run = async (program, ...args) => {
    const code = await runProcess(program, args);
    if (code === 0) return;
    throw new Problem(
      `${program} ended with code ${code}; its message above says why. Readers still get the release before.\n` +
        'With a refused key or an unknown host, check SERVER_SSH_KEY and SERVER_KNOWN_HOSTS.',
    );
  };
  const name = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const release = `${place}/releases/${name}`;
  const copy = ['--archive', '--no-owner', '--no-group', '--compress', '--chmod=D755,F644'];
  // Unchanged files are hard links to the previous release.
  const unchanged = `--link-dest=${place}/current/site`;
  await run('ssh', server, `mkdir -p ${release}/site`);
  await run('rsync', ...copy, unchanged, `${folder}/`, `${server}:${release}/site/`);
  const rules = ['nginx-maps.conf', 'nginx.conf', 'Caddyfile'];
  const files = rules.map((file) => `.builds/current/${file}`);
  await run('rsync', ...copy, ...files, `${server}:${release}/`);
  const remove = `ls releases | sort | head -n -${KEPT} | sed s,^,releases/, | xargs -r rm -rf`;
  const steps = [
    `cd ${place}`,
    `test -f releases/${name}/site/index.html`,
    // Only a rename replaces a link atomically.
    `ln -sfn releases/${name} next`,
    'mv -T next current',
    `(${remove} || echo '::warning::Old releases cannot be deleted from ${place}/releases.')`,
  ];
  await run('ssh', server, steps.join(' && '));
  console.log(`Published: ${server}:${release}`);
  if (!reload || (await runProcess('ssh', [server, reload])) === 0) return;
  throw new Problem(
    `The files are published, but the command of SERVER_RELOAD failed on the server: ${reload}\n` +
      'Until it succeeds, the web server has the redirects and headers of the release before.',
  );
}

await runCommand(async () => {
  const [step = '', argument = ''] = process.argv.slice(2);
  if (step === 'check-settings') console.log(checkSettings());
  else if (step === 'content-version') console.log(await contentVersion());
  else if (step === 'change-is-due') console.log(await changeIsDue());
  else if (step === 'upload' && argument) await upload(argument);
  else if (step === 'find-build' && argument) console.log(await findBuild(Number(argument)));
  else if (step === 'keep-three-builds') await keepThreeBuilds();
  else throw new Problem(help);
});
