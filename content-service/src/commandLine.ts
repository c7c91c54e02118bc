import { parseArgs } from 'node:util';
import { ContentServiceError } from './model/problems';
import type { ContentServiceOptions } from './startContentService';

export const HELP = `Content service: Prismic's read API over files.

  node --import tsx content-service/src/cli.ts [options]

  --types <folder>        custom types (default: customtypes)
  --slices <folder>       shared slices (default: slices, beside the custom types)
  --documents <folder>    documents (default: content-service/documents)
  --media <folder>        images and other files (default: content-service/media)
  --port <number>         default 3100, or the variable CONTENT_PORT; 0: any free one
  --host <name>           default localhost: 127.0.0.1 and ::1
  --latency <ms>          how long every answer waits
  --access-token <token>  makes the repository private
  --graphql-limit <n>     most documents of one GraphQL connection (default 20)
  --webhook <address>     is told of every change, as Prismic tells
  --strict                do not start when the content has a problem
  --check                 only look for problems, and end
  --help
`;

export type CommandLine = {
  mode: 'serve' | 'check' | 'help';
  options: ContentServiceOptions;
};

/**
 * Reads the command line.
 * @param args without the program and the script
 * @throws {ContentServiceError} for options that do not exist and values that do not fit.
 */
export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const values = parse(args);
  const port =
    wholeNumber('--port', values.port, 65_535) ??
    wholeNumber('CONTENT_PORT', env.CONTENT_PORT, 65_535);
  const latency = wholeNumber('--latency', values.latency, 600_000);
  const limit = wholeNumber('--graphql-limit', values['graphql-limit'], 1000);
  const { webhook } = values;
  if (webhook !== undefined && !URL.canParse(webhook)) {
    throw wrong(`--webhook is no address: "${webhook}".`);
  }
  return {
    mode: values.help ? 'help' : values.check ? 'check' : 'serve',
    options: {
      ...given('types', values.types),
      ...given('slices', values.slices),
      ...given('documents', values.documents),
      ...given('media', values.media),
      ...given('host', values.host),
      ...given('port', port),
      ...given('latency', latency),
      ...given('accessToken', values['access-token']),
      ...given('graphqlPageLimit', limit),
      ...given('webhook', webhook),
      strict: values.strict ?? false,
    },
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
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
        webhook: text,
        strict: flag,
        check: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
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
