import path from 'node:path';
import type { Service } from './endpoints/service';
import { hiddenTypes } from './graphql/names';
import { listen, originOf } from './http/listen';
import { requestListener } from './http/requestListener';
import { ChangeDates } from './model/changeDates';
import { ContentServiceError, isLostLink, problemText, problemsText } from './model/problems';
import type { Problem } from './model/problems';
import { Previews } from './previews/previews';
import { Repository } from './repository/repository';
import { route } from './router';
import { watchFolders } from './watchFolders';

/** The port of the service if no other is configured. */
export const DEFAULT_PORT = 3100;

/** Relative to the working folder. */
export const defaultFolders = {
  types: 'customtypes',
  documents: 'content-service/documents',
  media: 'content-service/media',
};

/** All options are optional; folders are relative to the working folder. */
export type ContentServiceOptions = {
  /** The folder of custom types, `<id>/index.json`. Default `customtypes`. */
  types?: string;
  /** The folder of shared slices, `<Name>/model.json`. Default `slices` beside the custom types. */
  slices?: string;
  /** The folder of documents. Default `content-service/documents`. */
  documents?: string;
  /** The folder of images and other files. Default `content-service/media`. */
  media?: string;
  /** Default 3100; 0 for any free port. */
  port?: number;
  /** Default `localhost`: both loopback addresses. */
  host?: string;
  /**
   * Names and IP addresses by which clients may call the service, beside `host` and localhost; without
   * ports and brackets. Default: none.
   */
  allowedHosts?: readonly string[];
  /** Milliseconds by which every response is delayed. Default 0. */
  latency?: number;
  /** The token of a private repository. Default: the repository is public. */
  accessToken?: string;
  /** Whether a problem in the content keeps the service from starting. Default false. */
  strict?: boolean;
  /**
   * The site that previews open: its origin (with the path `/preview`) or the address of its
   * landing page. Default: the site that runs at http://localhost:8000 or :9000.
   */
  site?: string;
  /**
   * The file that keeps when documents have changed, so that a restart does not forget it. Default: none; a change is
   * dated while the service runs.
   */
  dates?: string;
  /** The clock by which previews expire and changes are dated, in milliseconds. Default `Date.now`. */
  now?: () => number;
  /** Called after every change of the content. */
  onChange?: () => void;
  /** Whether the service watches its files for changes. Default true. */
  watch?: boolean;
  /** Receives every line of the log. Default: writes to standard error. */
  log?: (line: string) => void;
};

export type ContentService = {
  /** The origin of the service, without a trailing slash. */
  url: string;
  ref: () => string;
  /** The current ref of the drafts. No client can request it, but it changes with the drafts. */
  draftsRef: () => string;
  releaseRefs: () => string[];
  documentCount: () => number;
  problems: () => readonly Problem[];
  close: () => Promise<void>;
};

/**
 * Loads the repository.
 * @throws {ContentServiceError} if the content cannot be served
 */
export async function loadRepository(options: ContentServiceOptions): Promise<Repository> {
  const types = path.resolve(options.types ?? defaultFolders.types);
  const folders = {
    types,
    slices: path.resolve(options.slices ?? path.join(types, '../slices')),
    documents: path.resolve(options.documents ?? defaultFolders.documents),
    media: path.resolve(options.media ?? defaultFolders.media),
  };
  const dates = new ChangeDates(
    options.dates === undefined ? undefined : path.resolve(options.dates),
    options.now ?? Date.now,
    logOf(options),
  );
  const repository = new Repository(folders, hiddenTypes, dates);
  await repository.load();
  return repository;
}

/**
 * Loads the content and serves it until `close`.
 * @throws {ContentServiceError} with a message for the user: an invalid custom type, a missing
 *   folder, a taken port, or with `strict` any problem in the content
 */
export async function startContentService(
  options: ContentServiceOptions = {},
): Promise<ContentService> {
  const log = logOf(options);
  const repository = await loadRepository(options);
  if (options.strict && repository.problems.length > 0) {
    throw new ContentServiceError(problemsText(repository.problems));
  }
  const logProblems = problemLogger(log);
  logProblems(repository.problems);

  const service: Service = {
    repository,
    previews: new Previews(repository, options.now ?? Date.now),
    site: options.site,
    accessToken: options.accessToken,
  };
  const host = options.host ?? 'localhost';
  const listener = requestListener(
    (request) => route(request, service),
    options.latency ?? 0,
    { hosts: [host, ...(options.allowedHosts ?? [])], site: options.site },
    log,
  );
  const listeners = await listen(listener, host, options.port ?? DEFAULT_PORT);
  const url = originOf(host, listeners.port);

  const reload = async (): Promise<void> => {
    try {
      const isChanged = await repository.load();
      logProblems(repository.problems);
      if (isChanged) options.onChange?.();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`The changed content could not be read. The service keeps the last state.\n${reason}`);
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
      await Promise.all([listeners.close(), unwatch()]);
    },
  };
}

/** A local Prismic for the tests of a project. */
export type LocalPrismic = ContentService & {
  /** For `createClient(name, { documentAPIEndpoint: endpoint })` of `@prismicio/client`. */
  endpoint: string;
  /** For clients of GraphQL. */
  graphqlEndpoint: string;
};

/**
 * Starts a repository for tests: on any free port, without watching files, and with content that has no problem.
 *
 * @param options as those of `startContentService`
 * @throws {ContentServiceError} with what is wrong in the content, or with the missing folder
 */
export async function startPrismic(options: ContentServiceOptions = {}): Promise<LocalPrismic> {
  const service = await startContentService({ port: 0, watch: false, strict: true, ...options });
  return {
    ...service,
    endpoint: `${service.url}/api/v2`,
    graphqlEndpoint: `${service.url}/graphql`,
  };
}

function logOf({ log }: ContentServiceOptions): (line: string) => void {
  return log ?? ((line) => process.stderr.write(`${line}\n`));
}

/**
 * Logs every problem once when it appears, and again when it returns after it was fixed. The links to a document that
 * was left out are only counted, before its own problem.
 */
function problemLogger(log: (line: string) => void) {
  let logged = new Set<string>();
  return (problems: readonly Problem[]): void => {
    const isNew = (problem: Problem) => !logged.has(problemText(problem));
    const lost = problems.filter(isLostLink).filter(isNew);
    const others = problems.filter((problem) => !isLostLink(problem)).filter(isNew);
    const isLeftOut = others.some((problem) => problemText(problem).includes('left out'));
    if (isLeftOut && lost.length > 0) {
      log(`${lost.length} links lead to documents that are left out. Their own problems:`);
    }
    const shown = isLeftOut ? others : [...lost, ...others];
    for (const text of new Set(shown.map(problemText))) log(text);
    logged = new Set(problems.map(problemText));
  };
}
