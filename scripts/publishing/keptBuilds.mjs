// @ts-check
import { Problem } from '../problem.mjs';

/** How many builds are kept: the one that is published, and two for a rollback. */
const KEPT_BUILDS = 3;
const ANSWER_WITHIN_MS = 30_000;

/** @typedef {{ id: number, created_at: string, expired: boolean, workflow_run: { id: number, head_branch: string, head_repository_id: number, repository_id: number } }} Artifact */

/**
 * @param {NodeJS.ProcessEnv} environment of a step of GitHub Actions, with GITHUB_TOKEN
 * @param {string} path below the repository
 * @param {string} [method]
 * @returns {Promise<Response>}
 * @throws {Problem} when GitHub refuses
 */
async function request(environment, path, method = 'GET') {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = environment;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${GITHUB_TOKEN}` },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  if (response.ok) return response;
  throw new Problem(
    `GitHub answered ${method} ${path} with status ${response.status}.\n` +
      'With status 403, the job lacks the permission actions: write (.github/workflows/publish.yml).',
  );
}

/**
 * The builds that were made of this branch, the newest first. A pull request may name its own files
 * `site` too, and its branch `main`: what comes from another repository is left out.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Artifact[]>}
 */
async function listBuilds(environment) {
  const response = await request(environment, '/actions/artifacts?name=site&per_page=100');
  const { artifacts } = /** @type {{ artifacts: Artifact[] }} */ (await response.json());
  return artifacts
    .filter(({ expired, workflow_run: run }) => {
      const isOwn = run.head_repository_id === run.repository_id;
      return !expired && isOwn && run.head_branch === environment['GITHUB_REF_NAME'];
    })
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {number} back how many builds before the newest
 * @returns {Promise<number>} id of the run that made the build
 * @throws {Problem} when so many builds are not kept
 */
export async function findBuild(environment, back) {
  const builds = await listBuilds(environment);
  const build = builds[back];
  if (build) {
    console.error(`The build of ${build.created_at}, run ${build.workflow_run.id}.`);
    return build.workflow_run.id;
  }
  throw new Problem(
    `There is no build ${back} before the newest: ${builds.length} are kept.\n` +
      'To publish an older state, revert the commits or restore the documents, and publish.',
  );
}

/**
 * Deletes all builds but the newest three.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export async function keepThreeBuilds(environment) {
  for (const { id, created_at: date } of (await listBuilds(environment)).slice(KEPT_BUILDS)) {
    await request(environment, `/actions/artifacts/${id}`, 'DELETE');
    console.log(`Deleted the build of ${date}.`);
  }
}
