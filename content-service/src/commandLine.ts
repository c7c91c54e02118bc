import { parseArgs } from 'node:util';
import { DEFAULT_PORT, defaultFolders } from './startContentService';
import { ContentServiceError, messageOf } from './model/problems';
import { usualSites } from './previews/previewLink';

export const helpText = `Content service: Prismic's read API over files.

  content-service [options]
  content-service preview <uid> [preview options]
  content-service init [--lang <language>]
  content-service import --from <address>

  --types <folder>        custom types (default: customtypes)
  --slices <folder>       shared slices (default: slices, beside the custom types)
  --documents <folder>    documents (default: content-service/documents)
  --media <folder>        images and other files (default: content-service/media)
  --port <number>         default ${DEFAULT_PORT}, or the variable CONTENT_PORT; 0: any free port
  --host <name>           default localhost: 127.0.0.1 and ::1
  --allow-host <name>     another name or IP address of the service, in addition to localhost and --host;
                          repeat the option, or list several in ALLOWED_HOSTS with commas
  --latency <ms>          delay of every response, in milliseconds
  --access-token <token>  makes the repository private
  --site <address>        the site that previews open (default: the site that runs at
                          ${usualSites.join(' or ')})
  --strict                do not start if the content has a problem
  --check                 check the content for problems and exit
  --help

preview opens a preview in the service that runs on --port (and --host) and prints the link to it.
Name the document by its uid or id, or by its type if the type is a single type.

  --lang <language>       default: the master language
  --type <type>           needed if documents of several types have this uid
  --release <id>          previews a release instead of the drafts
  --site <address>        as above, for this link only
  --access-token <token>  the token of a private repository

init writes a first custom type, document and language into the folders above.

  --lang <language>       default: en-us

import downloads the published documents and media of a repository into the folders above. Repeat an interrupted import
to continue it. A later import downloads the changes.

  --from <address>        the repository's API, https://<repository>.cdn.prismic.io/api/v2
  --access-token <token>  the token of a private repository
`;

const commands = ['preview', 'init', 'import'] as const;

export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parse(args);
  const { check, help, lang, type, release, from = '', ...folders } = values;
  const { 'allow-host': hosts = [], 'access-token': accessToken, ...others } = folders;
  const [name, document, ...more] = positionals;
  const command = commands.find((each) => each === name);
  const [surplus] = command === 'preview' ? more : positionals.slice(1);
  const unknown = name === undefined || command ? surplus : name;
  if (unknown !== undefined) throw usageError(`"${unknown}" is not a command.`);
  if (command === 'import' && !isWebAddress(from)) {
    throw usageError('import needs --from, the address of the API of a repository.');
  }
  if (others.site !== undefined && !isWebAddress(others.site)) {
    throw usageError(`--site is not a web address: "${others.site}".`);
  }
  const options = {
    ...others,
    port:
      toInteger('--port', others.port, 65_535) ??
      toInteger('CONTENT_PORT', env.CONTENT_PORT, 65_535) ??
      DEFAULT_PORT,
    latency: toInteger('--latency', others.latency, 600_000),
    accessToken,
    allowedHosts: [...hosts, ...(env.ALLOWED_HOSTS ?? '').split(',')]
      .map((host) => host.trim())
      .filter(Boolean),
  };
  const mode = check ? 'check' : (command ?? 'serve');
  return {
    mode: help ? 'help' : mode,
    options,
    preview: { document, lang, type, release },
    from,
  } as const;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const optionTypes = {
  types: { ...text, default: defaultFolders.types },
  slices: text,
  documents: { ...text, default: defaultFolders.documents },
  media: { ...text, default: defaultFolders.media },
  port: text,
  host: { ...text, default: 'localhost' },
  'allow-host': { type: 'string', multiple: true },
  latency: text,
  'access-token': text,
  site: text,
  from: text,
  lang: text,
  type: text,
  release: text,
  strict: { ...flag, default: false },
  check: flag,
  help: flag,
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionTypes });
  } catch (error) {
    throw usageError(messageOf(error));
  }
}

function toInteger(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw usageError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

function usageError(cause: string): ContentServiceError {
  return new ContentServiceError(`${cause}\nSee --help for the options.`);
}
