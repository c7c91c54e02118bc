// @ts-check
import { readEnvironment } from '../readEnvironment.mjs';
import { Problem } from '../lifecycle.mjs';
import { pushContent } from './pushContent.mjs';
import { readSamples } from './readSamples.mjs';

const help = `npm run content:push             counts the custom types and sample documents, without network access
npm run content:push -- --push   sends them to a repository on prismic.io

Environment variables, also read from .env:
  PRISMIC_REPOSITORY    the name of the repository: <name>.prismic.io
  PRISMIC_WRITE_TOKEN   a write token of that repository (Settings → API & Security → Write APIs)
  PRISMIC_ACCESS_TOKEN  only if the repository's content API is private

The command is meant for a new repository. It replaces custom types with the same id, and the content
of published documents with the same type, uid and language. The documents are sent to a migration
release: publish or delete them in Prismic before you run the command again.`;

/**
 * @param {readonly string[]} args
 * @param {{ directory?: string, environment?: NodeJS.ProcessEnv, endpoints?: import('./pushContent.mjs').Endpoints }} [options]
 */
export async function runContentPush(
  args,
  { directory = '.', environment = process.env, endpoints = {} } = {},
) {
  const unknown = args.find((argument) => !['--push', '--help', '-h'].includes(argument));
  if (unknown !== undefined) throw new Problem(`Unknown option "${unknown}".\n\n${help}`);
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  const samples = readSamples(directory);
  if (!args.includes('--push')) return console.log(describeSamples(samples));

  const settings = readSettings(readEnvironment(directory, environment));
  await pushContent({ samples, settings, endpoints });
  console.log(
    '\nDone. The documents are not public yet: publish them in the migration release of ' +
      `https://${settings.repository}.prismic.io.`,
  );
}

/** @param {Record<string, string | undefined>} variables */
function readSettings(variables) {
  const repository = variables['PRISMIC_REPOSITORY'];
  const writeToken = variables['PRISMIC_WRITE_TOKEN'];
  if (!repository || !/^[a-z0-9][a-z0-9-]*$/i.test(repository)) {
    throw new Problem(
      `PRISMIC_REPOSITORY is ${repository ? `"${repository}", not a repository's name` : 'not set'}.\n` +
        'Put the first part of <name>.prismic.io into .env: PRISMIC_REPOSITORY=your-repository',
    );
  }
  if (!writeToken) {
    throw new Problem(
      `PRISMIC_WRITE_TOKEN is not set, but ${repository} requires it.\nAn administrator creates a write ` +
        `token in Prismic (Settings → API & Security → Write APIs); put it into .env as PRISMIC_WRITE_TOKEN=…`,
    );
  }
  return { repository, writeToken, accessToken: variables['PRISMIC_ACCESS_TOKEN'] };
}

/** @param {import('./readSamples.mjs').Samples} samples */
function describeSamples({ types, documents, files }) {
  return (
    `${types.length} custom types, ${documents.length} documents, ${files.length} images and files\n` +
    'Nothing was sent. To send it: npm run content:push -- --push (npm run content:push -- --help lists ' +
    'what it needs). Prismic allows one request per second, so this takes some minutes.'
  );
}
