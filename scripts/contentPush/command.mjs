// @ts-check
import path from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { atEnd, isEnding } from '../lifecycle.mjs';
import { Problem } from '../problem.mjs';
import { describePush } from './describePush.mjs';
import { pushSettings } from './pushSettings.mjs';
import { readSamples } from './readSamples.mjs';

const HELP = `Sends the custom types of customtypes/ and the published sample documents of content-service/ to a
repository at prismic.io, by its Types, Asset and Migration APIs.

  npm run content:push             says what would be sent; no network, nothing is changed
  npm run content:push -- --push   sends it

In the environment or in .env:
  PRISMIC_REPOSITORY    the name of the repository: <name>.prismic.io
  PRISMIC_WRITE_TOKEN   a write token of that repository (Settings → API & Security → Write APIs)
  PRISMIC_ACCESS_TOKEN  only when the repository's content API is private

It is meant for a new repository. Custom types with the same id are replaced, and documents with the
same type, uid and language get the content of the samples. Documents arrive in a migration release,
unpublished: somebody looks at them in Prismic and publishes them there. It may be run again at any
time; what is there already is updated and not made twice.`;

/**
 * `npm run content:push`: describes, or with `--push` sends.
 *
 * @param {readonly string[]} args
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv, endpoints?: import('./pushContent.mjs').Endpoints }} [options]
 *   `endpoints` other than Prismic's own are for tests
 * @returns {Promise<number>} the exit code
 * @throws {Problem} with what is missing, damaged or refused, and the remedy
 */
export async function runContentPush(
  args,
  { directory = '.', environment = process.env, endpoints = {} } = {},
) {
  const unknown = args.find((argument) => !['--push', '--help', '-h'].includes(argument));
  if (unknown !== undefined) {
    throw new Problem(`"${unknown}" is no option of this command.\n\n${HELP}`);
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const samples = readSamples(directory);
  if (!args.includes('--push')) {
    console.log(describePush(samples));
    console.log(
      '\nNothing was sent. To send it: npm run content:push -- --push ' +
        '(npm run content:push -- --help says what it needs).',
    );
    return 0;
  }

  const settings = pushSettings({ directory, environment });
  await ensureInstalled({ directory });
  // Only now: what is said without sending must not need the packages.
  const { contentPush } = await import('./pushContent.mjs');
  const push = contentPush({ samples, settings, directory, endpoints, log: console.log });
  const forget = atEnd(async () => {
    if (!isEnding()) return;
    console.log('\nEnding: the request under way is finished first …');
    await push.stop();
    console.log(`Interrupted. ${push.summary()}`);
    console.log('Run the command again to send the rest.');
  });
  await push.run();
  forget();
  console.log(
    `\nDone. ${push.summary()}\n` +
      `The documents are not public yet: publish them in the migration release of ` +
      `https://${settings.repository}.prismic.io. Keep ${path.join('.content-push', `${settings.repository}.json`)} ` +
      'until then: it knows which documents were made.',
  );
  return 0;
}
