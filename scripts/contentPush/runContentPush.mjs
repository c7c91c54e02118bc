// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../readEnvironment.mjs';
import { Problem } from '../lifecycle.mjs';
import { pushContent } from './pushContent.mjs';

/** @typedef {ReturnType<typeof readSamples>} Samples */

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
  await pushContent(samples, settings, endpoints);
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

/** @param {Samples} samples */
function describeSamples({ types, documents, files }) {
  return (
    `${types.length} custom types, ${documents.length} documents, ${files.length} images and files\n` +
    'Nothing was sent. To send it: npm run content:push -- --push (npm run content:push -- --help lists ' +
    'what it needs). Prismic allows one request per second, so this takes some minutes.'
  );
}

/** @param {string} directory of the project */
export function readSamples(directory) {
  const folder = path.join(directory, 'content-service', 'documents');
  /** @type {{ id: string, is_master: boolean }[]} the master language first */
  const configured = readJson(path.join(folder, 'repository.json'))['languages'] ?? [];
  const languages = configured
    .sort((a, b) => Number(b.is_master) - Number(a.is_master))
    .map(({ id }) => id);
  const types = jsonFiles(path.join(directory, 'customtypes')).map((file) => {
    const model = readJson(file);
    return { name: String(model['id']), file, model };
  });
  const documents = languages.flatMap((lang) =>
    jsonFiles(path.join(folder, lang)).map(readDocument),
  );

  /** @type {Map<string, { name: string, file: string, content: Buffer, alt?: string, credits?: string }>} */
  const files = new Map();
  const contents = documents.map(({ data }) => data);
  JSON.stringify(contents, (_key, value) => {
    const { file: name, alt, copyright } = value ?? {};
    if (typeof name === 'string' && !files.get(name)?.alt) {
      const file = path.join(directory, 'content-service', 'media', name);
      // The media library has one description per file, of at most 500 characters.
      const notes = { alt: alt?.slice(0, 500), credits: copyright?.slice(0, 500) };
      files.set(name, { name, file, content: readFileSync(file), ...notes });
    }
    return value;
  });
  return { languages, types, documents, files: [...files.values()] };
}

/** @param {string} file */
function readDocument(file) {
  const { id, type, uid = null, lang, tags = [], data = {}, ...others } = readJson(file);
  const name = `${type}${uid ? ` "${uid}"` : ''} (${lang})`;
  const texts = [data.title ?? []].flat().map((block) => block.text ?? block);
  const title = texts.join(' ') || uid || type;
  const masterId = others['alternate_language_id'];
  return { name, title, file, id, type, uid, lang, tags, data, masterId };
}

/** @param {string} folder */
function jsonFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .sort();
}

/** @param {string} file @returns {Record<string, any>} */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
