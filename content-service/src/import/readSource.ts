import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createClient, ForbiddenError, PrismicError } from '@prismicio/client';
import type { FetchLike } from '@prismicio/client';
import { isJsonObject } from '../model/json';
import type { JsonObject } from '../model/json';
import { ContentServiceError, displayPath } from '../model/problems';

const PAGE_SIZE_DOCUMENTS = 100;

/** What an import reads: the settings of a repository, and its documents as the API sends them. */
export type Source = {
  name: string;
  languages: JsonObject[];
  bookmarks: JsonObject;
  license: string | undefined;
  /** Ids of the custom types, or none where they are not known. */
  types: string[];
  documents: AsyncIterable<JsonObject> | Iterable<JsonObject>;
  /** How many documents there are. */
  total: number;
};

type ApiOptions = { accessToken: string | undefined; fetch: FetchLike };

/**
 * Opens a repository: by the address of its API, or a folder of JSON files with answers of its API (the
 * metadata, and searches of all documents).
 *
 * @throws {ContentServiceError} when it cannot be read
 */
export async function readSource(from: string, options: ApiOptions): Promise<Source> {
  return /^https?:\/\//i.test(from) ? readApi(from, options) : readAnswers(from);
}

async function readApi(address: string, { accessToken, fetch }: ApiOptions): Promise<Source> {
  const [name = ''] = new URL(address).hostname.split('.');
  const client = createClient(name, {
    ...{ documentAPIEndpoint: address, fetch },
    ...(accessToken ? { accessToken } : {}),
  });
  try {
    const metadata = await client.getRepository();
    const ref = metadata.refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? '';
    // One ref for all pages: what an editor publishes meanwhile is of another state.
    const search = (page: number) =>
      client.get({ ref, lang: '*', page, pageSize: PAGE_SIZE_DOCUMENTS });
    const first = await search(1);
    return {
      name,
      languages: metadata.languages.map((language) => ({ ...language })),
      bookmarks: { ...metadata.bookmarks },
      license: metadata.license,
      types: Object.keys(metadata.types),
      total: first.total_results_size,
      documents: (async function* () {
        yield* first.results as unknown as JsonObject[];
        for (let page = 2; page <= first.total_pages; page += 1) {
          yield* (await search(page).catch(refuse)).results as unknown as JsonObject[];
        }
      })(),
    };
  } catch (error) {
    return refuse(error);
  }

  function refuse(error: unknown): never {
    throw new ContentServiceError(`${address} could not be read: ${toCause(error)}`);
  }
}

function toCause(error: unknown): string {
  if (error instanceof ForbiddenError) {
    return (
      'the repository is private, or the token has no right to read it.\n' +
      'Make a permanent access token under “Settings › API & Security” in Prismic, and pass it with --access-token.'
    );
  }
  if (error instanceof PrismicError) {
    return `${error.message}\nThe address must be that of the API, such as https://<repository>.cdn.prismic.io/api/v2.`;
  }
  const { message, cause } = error instanceof Error ? error : { message: String(error) };
  const detail = cause instanceof Error ? ` (${cause.message})` : '';
  return `${message}${detail}\nThe same command goes on where the import has ended.`;
}

function readAnswers(folder: string): Source {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ContentServiceError(
      `--from "${folder}" is neither an address (https://…) nor a folder of API answers.`,
    );
  }
  const answers = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readAnswer(path.join(folder, name)));
  const metadata = answers.find(({ languages }) => Array.isArray(languages)) ?? {};
  const documents = answers.flatMap((answer) => {
    const results = Array.isArray(answer.results) ? answer.results : [answer];
    return results.filter(isJsonObject).filter(({ id, data }) => id && isJsonObject(data));
  });
  if (documents.length === 0) {
    throw new ContentServiceError(
      `${displayPath(folder)} has no JSON file with documents: answers of /api/v2/documents/search, or single documents.`,
    );
  }
  const unique = [...new Map(documents.map((document) => [document.id, document])).values()];
  const languages = Array.isArray(metadata.languages) ? metadata.languages : [];
  return {
    name: path.basename(path.resolve(folder)),
    languages: languages.length > 0 ? languages.filter(isJsonObject) : toLanguages(unique),
    bookmarks: isJsonObject(metadata.bookmarks) ? metadata.bookmarks : {},
    license: typeof metadata.license === 'string' ? metadata.license : undefined,
    types: [...new Set(unique.map(({ type }) => String(type)))],
    documents: unique,
    total: unique.length,
  };
}

function readAnswer(file: string): JsonObject {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isJsonObject(json) ? json : {};
  } catch (error) {
    throw new ContentServiceError(
      `${displayPath(file)} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Without metadata the language of most documents is taken for the master language. */
function toLanguages(documents: readonly JsonObject[]): JsonObject[] {
  const counts = new Map<string, number>();
  for (const { lang } of documents) counts.set(String(lang), (counts.get(String(lang)) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([id], index) => ({ id, name: id, is_master: index === 0 }));
}
