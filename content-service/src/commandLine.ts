import { parseArgs } from 'node:util';
import { DEFAULT_PORT, DEFAULT_SITE } from './defaults';
import { describeSwitches, parseSwitch } from './graphql/switches';
import type { GraphqlSwitches } from './graphql/switches';
import { ContentServiceError } from './model/problems';
import type { PreviewWish } from './previews/previewLink';
import type { ContentServiceOptions } from './startContentService';

export const HELP = `Content service: Prismic's read API over files.

  node --import tsx content-service/src/cli.ts [options]
  node --import tsx content-service/src/cli.ts preview <uid> [preview options]

  --types <folder>        custom types (default: customtypes)
  --slices <folder>       shared slices (default: slices, beside the custom types)
  --documents <folder>    documents (default: content-service/documents)
  --media <folder>        images and other files (default: content-service/media)
  --port <number>         default ${DEFAULT_PORT}, or the variable CONTENT_PORT; 0: any free one
  --host <name>           default localhost: 127.0.0.1 and ::1
  --latency <ms>          how long every answer waits
  --access-token <token>  makes the repository private
  --graphql-limit <n>     most documents of one GraphQL connection (default 20)
  --graphql-switch <name=value>
                          where Prismic's GraphQL is not documented; may be repeated
  --webhook <address>     is told of every change, as Prismic tells
  --webhook-secret <text> is sent along to it
  --site <address>        where previews lead (default: ${DEFAULT_SITE})
  --strict                do not start when the content has a problem
  --check                 only look for problems, and end
  --help

preview asks the service that runs on --port (and --host) for a preview of a document and prints the
link to open. A document is named by its uid or id, or by its type when there is only one of it.

  --lang <language>       default: the master language
  --type <type>           when several types have the uid
  --release <id>          what a release changes, instead of the drafts
  --site <address>        as above; here for this link only
  --access-token <token>  of a private repository
`;

export type CommandLine = {
  mode: 'serve' | 'check' | 'preview' | 'help';
  options: ContentServiceOptions;
  preview: PreviewWish;
};

/**
 * Reads the command line.
 * @param args without the program and the script
 * @throws {ContentServiceError} for options that do not exist and values that do not fit.
 */
export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = parse(args);
  const [command, document, ...others] = positionals;
  if (others.length > 0 || (command !== undefined && command !== 'preview')) {
    throw wrong(`"${others[0] ?? command}" is not understood.`);
  }
  const port =
    wholeNumber('--port', values.port, 65_535) ??
    wholeNumber('CONTENT_PORT', env.CONTENT_PORT, 65_535);
  const latency = wholeNumber('--latency', values.latency, 600_000);
  const limit = wholeNumber('--graphql-limit', values['graphql-limit'], 1000);
  const { webhook, site } = values;
  requireAddress('--webhook', webhook);
  requireAddress('--site', site);
  const mode = values.check ? 'check' : command === 'preview' ? 'preview' : 'serve';
  return {
    mode: values.help ? 'help' : mode,
    options: {
      ...given('types', values.types),
      ...given('slices', values.slices),
      ...given('documents', values.documents),
      ...given('media', values.media),
      ...given('host', values.host),
      ...given('port', port),
      ...given('latency', latency),
      ...given('accessToken', values['access-token']),
      graphql: {
        ...given('pageLimit', limit),
        ...switchesOf(values['graphql-switch']),
      },
      ...given('webhook', webhook),
      ...given('webhookSecret', values['webhook-secret']),
      ...given('site', site),
      strict: values.strict ?? false,
    },
    preview: {
      ...given('document', document),
      ...given('lang', values.lang),
      ...given('type', values.type),
      ...given('release', values.release),
    },
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        types: text,
        slices: text,
        documents: text,
        media: text,
        port: text,
        host: text,
        latency: text,
        'access-token': text,
        'graphql-limit': text,
        'graphql-switch': { type: 'string', multiple: true },
        webhook: text,
        'webhook-secret': text,
        site: text,
        lang: text,
        type: text,
        release: text,
        strict: flag,
        check: flag,
        help: flag,
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function switchesOf(texts: readonly string[] = []): Partial<GraphqlSwitches> {
  return texts.reduce<Partial<GraphqlSwitches>>((switches, text) => {
    const parsed = parseSwitch(text);
    if (parsed) return { ...switches, ...parsed };
    throw wrong(`--graphql-switch "${text}" is none of these:\n${describeSwitches()}`);
  }, {});
}

function requireAddress(name: string, text: string | undefined): void {
  if (text === undefined || (/^https?:\/\/[^/]/i.test(text) && URL.canParse(text))) return;
  throw wrong(`${name} is no address: "${text}".`);
}

function wholeNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw wrong(`${name} is a whole number from 0 to ${max}, not "${text}".`);
}

function given<Key extends string, Value>(key: Key, value: Value | undefined) {
  return value === undefined ? {} : ({ [key]: value } as Record<Key, Value>);
}

function wrong(cause: string): ContentServiceError {
  return new ContentServiceError(`${cause}\nSee --help for the options.`);
}
