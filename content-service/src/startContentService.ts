import path from 'node:path';
import { DEFAULT_PORT, DEFAULT_SITE } from './defaults';
import type { Service } from './endpoints/service';
import { hiddenTypes } from './graphql/exposedTypes';
import { DEFAULT_SWITCHES } from './graphql/switches';
import type { GraphqlSwitches } from './graphql/switches';
import { listen } from './http/listen';
import { requestListener } from './http/requestListener';
import { mediaCache } from './media/mediaCache';
import { ContentServiceError, problemText, problemsText } from './model/problems';
import type { Problem } from './model/problems';
import { Previews } from './previews/previews';
import { Repository } from './repository/repository';
import { route } from './router';
import { watchFolders } from './watchFolders';
import { Webhook } from './webhook/webhook';

/** All of them may be left out; folders are relative to the working folder. */
export type ContentServiceOptions = {
  /** Custom types, `<id>/index.json`. Default `customtypes`. */
  types?: string;
  /** Shared slices, `<Name>/model.json`. Default `slices` beside the custom types. */
  slices?: string;
  /** Default `content-service/documents`. */
  documents?: string;
  /** Default `content-service/media`. */
  media?: string;
  /** Default 3100; 0 for any free one. */
  port?: number;
  /** Default `localhost`: both loopback addresses. */
  host?: string;
  /** Milliseconds that every answer waits. Default 0. */
  latency?: number;
  /** When given, the repository is private. */
  accessToken?: string;
  /** Refuses to start when the content has any problem. */
  strict?: boolean;
  /** Is sent Prismic's `api-update` after every change. */
  webhook?: string;
  /** Is sent along to the webhook. */
  webhookSecret?: string;
  /** Where previews lead: the site's origin (its path is `/preview` then), or its landing page. */
  site?: string;
  /** How GraphQL answers where Prismic's own way is not known, or has changed. */
  graphql?: Partial<GraphqlSwitches>;
  /** The clock by which previews expire, in milliseconds. Default: that of the machine. */
  now?: () => number;
  /** Whether changes of files are noticed. Default true. */
  watch?: boolean;
  /** Is given every line of the log. Default: standard error. */
  log?: (line: string) => void;
};

export type ContentService = {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** The master ref of now. */
  ref: () => string;
  /** Of the drafts of now; no client can ask under it, but it tells a change. */
  draftsRef: () => string;
  /** Of the releases of now. */
  releaseRefs: () => string[];
  /** How many documents the master has. */
  documentCount: () => number;
  /** What is wrong in the content of now. */
  problems: () => readonly Problem[];
  /** Ends it, open connections too. */
  close: () => Promise<void>;
};

/** The repository of the options, loaded. @throws {ContentServiceError} when it cannot be served. */
export async function loadRepository(options: ContentServiceOptions): Promise<Repository> {
  const types = path.resolve(options.types ?? 'customtypes');
  const folders = {
    types,
    slices: path.resolve(options.slices ?? path.join(types, '../slices')),
    documents: path.resolve(options.documents ?? 'content-service/documents'),
    media: path.resolve(options.media ?? 'content-service/media'),
  };
  const repository = new Repository(folders, hiddenTypes);
  await repository.load();
  return repository;
}

/**
 * Loads the content and serves it until `close`.
 * @throws {ContentServiceError} with a message for people: a damaged custom type, a missing folder, a
 *   taken port, with `strict` any problem of the content.
 */
export async function startContentService(
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  const log = options.log ?? ((line: string) => process.stderr.write(`${line}\n`));
  const repository = await loadRepository(options);
  if (options.strict && repository.problems.length > 0) {
    throw new ContentServiceError(problemsText(repository.problems));
  }
  const printProblems = problemPrinter(log);
  printProblems(repository.problems);

  const service: Service = {
    repository,
    previews: new Previews(options.now ?? Date.now),
    site: options.site ?? DEFAULT_SITE,
    accessToken: options.accessToken,
    graphqlSwitches: { ...DEFAULT_SWITCHES, ...options.graphql },
    mediaCache: mediaCache(),
  };
  const host = options.host ?? 'localhost';
  const listener = requestListener((request) => route(request, service), options.latency ?? 0, log);
  const listeners = await listen(listener, host, options.port ?? DEFAULT_PORT);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${listeners.port}`;

  const { webhook: address, webhookSecret: secret } = options;
  const webhook = address ? new Webhook({ address, secret, origin: url, log }) : undefined;
  service.webhook = webhook;

  const reload = async (): Promise<void> => {
    try {
      const change = await repository.load();
      printProblems(repository.problems);
      if (change) webhook?.changed(change);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The content could not be read again; the last state stays.\n${reason}`);
    }
  };
  const unwatch =
    options.watch === false
      ? async () => undefined
      : watchFolders(Object.values(repository.folders), reload, log);

  return {
    url,
    ref: () => repository.master.ref,
    draftsRef: () => repository.state.drafts.ref,
    releaseRefs: () => repository.state.releases.map(({ ref }) => ref),
    documentCount: () => repository.master.documents.length,
    problems: () => repository.problems,
    close: async () => {
      await Promise.all([listeners.close(), unwatch(), webhook?.close()]);
    },
  };
}

/** Prints every problem once as it appears, and again when it comes back after it was mended. */
function problemPrinter(log: (line: string) => void) {
  let printed = new Set<string>();
  return (problems: readonly Problem[]): void => {
    const texts = new Set(problems.map(problemText));
    for (const text of texts) if (!printed.has(text)) log(text);
    printed = texts;
  };
}
