import { parseArgs } from 'node:util';
import { DEFAULT_PORT } from './startContentService';
import type { ContentServiceOptions } from './startContentService';
import { ContentServiceError } from './model/problems';
import { usualSites } from './previews/previewLink';
import type { PreviewOptions } from './previews/previewLink';

export const helpText = `Content service: Prismic's read API over files.

  content-service [options]
  content-service preview <uid> [preview options]
  content-service init [--lang <language>]
  content-service import --from <address>

  --types <folder>        custom types (default: customtypes)
  --slices <folder>       shared slices (default: slices, beside the custom types)
  --documents <folder>    documents (default: content-service/documents)
  --media <folder>        images and other files (default: content-service/media)
  --dates <file>          stores when documents changed, so that a restart keeps their dates
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
type Command = (typeof commands)[number];

type CommandLine = {
  mode: 'serve' | 'check' | 'help' | Command;
  options: ContentServiceOptions;
  preview: PreviewOptions;
  /** The address that `import` reads. */
  from?: string;
};

export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = parse(args);
  const [command, document, ...others] = positionals;
  const known = commands.find((each) => each === command);
  const [surplus] = command === 'preview' ? others : positionals.slice(1);
  const unknown = command === undefined || known ? surplus : command;
  if (unknown !== undefined) throw usageError(`"${unknown}" is not a command.`);
  if (known === 'import' && !isWebAddress(values.from)) {
    throw usageError('import needs --from, the address of the API of a repository.');
  }
  const port =
    toInteger('--port', values.port, 65_535) ?? toInteger('CONTENT_PORT', env.CONTENT_PORT, 65_535);
  const latency = toInteger('--latency', values.latency, 600_000);
  const { types, slices, documents, media, dates, host, site, lang, type, release, from } = values;
  if (site !== undefined && !isWebAddress(site)) {
    throw usageError(`--site is not a web address: "${site}".`);
  }
  const mode = values.check ? 'check' : (known ?? 'serve');
  return {
    mode: values.help ? 'help' : mode,
    options: {
      ...defined({ types, slices, documents, media, dates, host, port, latency, site }),
      ...defined({ accessToken: values['access-token'] }),
      allowedHosts: [...(values['allow-host'] ?? []), ...(env.ALLOWED_HOSTS ?? '').split(',')]
        .map((name) => name.trim())
        .filter(Boolean),
      strict: values.strict ?? false,
    },
    preview: defined({ document, lang, type, release }),
    ...defined({ from }),
  };
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

export const optionTypes = {
  types: text,
  slices: text,
  documents: text,
  media: text,
  dates: text,
  port: text,
  host: text,
  'allow-host': { type: 'string', multiple: true },
  latency: text,
  'access-token': text,
  site: text,
  from: text,
  lang: text,
  type: text,
  release: text,
  strict: flag,
  check: flag,
  help: flag,
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionTypes });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error));
  }
}

function toInteger(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw usageError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function isWebAddress(text = ''): boolean {
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

function defined<T extends object>(values: T): Defined<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}

function usageError(cause: string): ContentServiceError {
  return new ContentServiceError(`${cause}\nSee --help for the options.`);
}
