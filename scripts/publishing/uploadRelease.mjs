// @ts-check
import { Problem } from '../problem.mjs';
import { runProcess } from '../processes.mjs';

const KEPT_RELEASES = 3;

/**
 * Sends the site to a server of your own by rsync and ssh: into a new folder `releases/<time>`, to which
 * the link `current` leads as soon as everything has arrived. The last three releases stay.
 *
 * @param {string} folder of the built site
 * @param {NodeJS.ProcessEnv} environment SERVER (`user@host`), SERVER_PATH (an absolute path that exists
 *   there), and SERVER_RELOAD (a command for the server, at the end) if wanted
 * @param {Date} [now]
 * @throws {Problem} when a setting is missing or unusable, or a program fails; readers then still get the
 *   release before
 */
export async function uploadRelease(folder, environment, now = new Date()) {
  const { SERVER: server, SERVER_PATH: place, SERVER_RELOAD: reload } = environment;
  if (!server || !place || !/^\/[\w./-]+$/.test(place)) {
    throw new Problem(
      'Set SERVER, for example deploy@example.is, and SERVER_PATH, for example /var/www/site: an absolute ' +
        `path of letters, digits, dots and hyphens. They are "${server ?? ''}" and "${place ?? ''}".`,
    );
  }
  const name = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const release = `${place}/releases/${name}`;

  await run('ssh', [server, `mkdir -p ${release}/site`]);
  // Files that have not changed are links to those of the release before.
  const unchanged = `--link-dest=${place}/current/site`;
  const copy = ['--archive', '--no-owner', '--no-group', '--compress', '--chmod=D755,F644'];
  await run('rsync', [...copy, unchanged, `${folder}/`, `${server}:${release}/site/`]);
  const configuration = ['.builds/nginx.conf', '.builds/Caddyfile'];
  await run('rsync', [...copy, ...configuration, `${server}:${release}/`]);
  const steps = [
    `cd ${place}`,
    `test -f releases/${name}/site/index.html`,
    // A link is replaced at once by a rename only.
    `ln -sfn releases/${name} next`,
    'mv -T next current',
    `ls releases | sort | head -n -${KEPT_RELEASES} | sed s,^,releases/, | xargs -r rm -rf`,
  ];
  await run('ssh', [server, steps.join(' && ')]);
  console.log(`Published: ${server}:${release}`);
  if (!reload || (await runProcess('ssh', [server, reload])) === 0) return;
  throw new Problem(
    `The files are published, but the command of SERVER_RELOAD failed on the server: ${reload}\n` +
      'Until it succeeds, the web server has the redirects and headers of the release before.',
  );
}

/** @param {string} program @param {string[]} args */
async function run(program, args) {
  const code = await runProcess(program, args);
  if (code === 0) return;
  throw new Problem(
    `${program} ended with code ${code}; its message above says why. Readers still get the release before.\n` +
      'With a refused key or an unknown host, check SERVER_SSH_KEY and SERVER_KNOWN_HOSTS.',
  );
}
