// @ts-check
import path from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { atEnd, isEnding } from '../lifecycle.mjs';
import { Problem } from '../problem.mjs';
import { describePush } from './describePush.mjs';
import { pushSettings } from './pushSettings.mjs';
import { readSamples } from './readSamples.mjs';

const help = `Sends the custom types of customtypes/ and the published sample documents of content-service/ to a
repository on prismic.io, through its Types, Asset and Migration APIs.

  npm run content:push             lists what would be sent, without network access
  npm run content:push -- --push   sends it

Environment variables, also read from .env:
  PRISMIC_REPOSITORY    the name of the repository: <name>.prismic.io
  PRISMIC_WRITE_TOKEN   a write token of that repository (Settings → API & Security → Write APIs)
  PRISMIC_ACCESS_TOKEN  only if the repository's content API is private

The command is meant for a new repository. It replaces custom types with the same id, and the content
of documents with the same type, uid and language. The documents are sent to a migration release and
are not published: review and publish them in Prismic. You can run the command again at any time: it
updates what exists and creates nothing twice.`;

/**
 * Runs `npm run content:push`: lists the sample content, or sends it with `--push`.
 *
 * @param {readonly string[]} args
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv, endpoints?: import('./pushContent.mjs').Endpoints }} [options]
 *   `endpoints` replace Prismic's own in tests
 * @returns {Promise<number>} the exit code
 * @throws {Problem} that says what is missing, damaged or rejected, and the remedy
 */
export async function runContentPush(
  args,
  { directory = '.', environment = process.env, endpoints = {} } = {},
) {
  const unknown = args.find((argument) => !['--push', '--help', '-h'].includes(argument));
  if (unknown !== undefined) {
    throw new Problem(`Unknown option "${unknown}".\n\n${help}`);
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return 0;
  }
  const samples = readSamples(directory);
  if (!args.includes('--push')) {
    console.log(describePush(samples));
    console.log(
      '\nNothing was sent. To send it: npm run content:push -- --push ' +
        '(npm run content:push -- --help lists what it needs).',
    );
    return 0;
  }

  const settings = pushSettings({ directory, environment });
  await ensureInstalled({ directory });
  // Imported here, so that listing the content works without installed packages.
  const { contentPush } = await import('./pushContent.mjs');
  const push = contentPush({ samples, settings, directory, endpoints, log: console.log });
  const unregister = atEnd(async () => {
    if (!isEnding()) return;
    console.log('\nEnding: waiting for the current request …');
    await push.stop();
    console.log(`Interrupted. ${push.summary()}`);
    console.log('Run the command again to send the rest.');
  });
  await push.run();
  unregister();
  console.log(
    `\nDone. ${push.summary()}\n` +
      `The documents are not public yet: publish them in the migration release of ` +
      `https://${settings.repository}.prismic.io. Keep ${path.join('.content-push', `${settings.repository}.json`)} ` +
      'until then: it lists the created documents.',
  );
  return 0;
}
