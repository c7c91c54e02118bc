import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startContentService } from '../content-service/src/startContentService';
import { temporaryFolder } from '../scripts/lifecycle.mjs';
import { languages } from '../src/i18n/languages';
import type { Language } from '../src/i18n/languages';

export type ContentDocument = {
  id: string;
  uid?: string;
  type: string;
  lang: Language;
  alternate_language_id?: string | undefined;
  data: Record<string, unknown>;
};

/** The folder that contains the language folders. It is '' for published documents. */
type Folder = '' | 'drafts' | `releases/${string}` | `experiments/${string}`;

const samples = path.resolve('content-service/documents');

export function publishedDocuments(): ContentDocument[] {
  return languages.flatMap((lang) =>
    readdirSync(path.join(samples, lang), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(path.join(samples, lang, file), 'utf8'))),
  );
}

export function publishedDocument(id: string): ContentDocument {
  const found = publishedDocuments().find((document) => document.id === id);
  if (!found) throw new Error(`No document of the sample content has the id ${id}.`);
  return found;
}

export function richText(text: string, type = 'paragraph') {
  return [{ type, text, spans: [] }];
}

export function withTitle(document: ContentDocument, title: string): ContentDocument {
  return { ...document, data: { ...document.data, title: richText(title, 'heading1') } };
}

export type PreviewContent = Awaited<ReturnType<typeof startPreviewContent>>;

export type PreviewContentOptions = {
  /** Returns the current time in ms, which decides whether a preview has expired. */
  now?: () => number;
  accessToken?: string;
  /** Properties that are added to `repository.json`. */
  repository?: Record<string, unknown>;
};

/** Starts a content service with the sample content, without its drafts. */
export async function startPreviewContent({
  now,
  accessToken,
  repository,
}: PreviewContentOptions = {}) {
  const folder = temporaryFolder('preview-documents');
  cpSync(samples, folder, {
    recursive: true,
    filter: (file) => path.relative(samples, file) !== 'drafts',
  });
  if (repository) {
    const file = path.join(folder, 'repository.json');
    const changed = { ...JSON.parse(readFileSync(file, 'utf8')), ...repository };
    writeFileSync(file, JSON.stringify(changed));
  }
  const service = await startContentService({
    documents: folder,
    types: path.resolve('customtypes'),
    media: path.resolve('content-service/media'),
    port: 0,
    log: () => undefined,
    ...(now ? { now } : {}),
    ...(accessToken ? { accessToken } : {}),
  });

  const fileOf = ({ id, type, lang }: ContentDocument, subfolder: Folder) =>
    path.join(folder, subfolder, lang, type, `${id}.json`);
  const write = (file: string, contents: unknown) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(contents));
  };
  /** Changes with every changed file. Changes of experiments appear only in the metadata. */
  const state = async () => {
    const address = `${service.url}/api/v2?access_token=${accessToken ?? ''}`;
    return service.draftsRef() + (await (await fetch(address)).text());
  };
  const change = async (work: () => void) => {
    const before = await state();
    work();
    await expect.poll(state, { intervals: [10] }).not.toBe(before);
  };

  return {
    url: service.url,
    save: (document: ContentDocument, subfolder: Folder = 'drafts') =>
      change(() => write(fileOf(document, subfolder), document)),
    /** Saves without waiting for the service, so that a test can measure the time from saving. */
    saveNow: (document: ContentDocument) => write(fileOf(document, 'drafts'), document),
    /** Archives a document in the drafts, so that previews do not show the document. */
    archive: (document: ContentDocument) =>
      change(() => write(fileOf(document, 'drafts'), { id: document.id, archived: true })),
    unpublish: (document: ContentDocument) =>
      change(() => {
        const { lang, type } = document;
        for (const name of readdirSync(path.join(folder, lang, type))) {
          const file = path.join(folder, lang, type, name);
          if (JSON.parse(readFileSync(file, 'utf8')).id === document.id) rmSync(file);
        }
      }),
    saveRelease: (id: string, release: { label: string; scheduledAt?: string }) =>
      change(() => write(path.join(folder, 'releases', id, 'release.json'), release)),
    /**
     * Opens a preview. Returns the preview's token, and the path to which the service redirects the
     * editor.
     * @param document its id or uid
     * @param options.refs `names` for a token that is not a URL
     */
    async open(document: string, { release, refs }: { release?: string; refs?: 'names' } = {}) {
      const address = new URL('/previews', service.url);
      address.searchParams.set('document', document);
      if (release) address.searchParams.set('release', release);
      if (refs) address.searchParams.set('refs', refs);
      if (accessToken) address.searchParams.set('access_token', accessToken);
      const response = await fetch(address, { method: 'POST' });
      const body = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(body));
      const { pathname, search } = new URL(body.url);
      return { path: pathname + search, token: String(body.token) };
    },
    /** Requests the newest ref as Prismic's toolbar does. */
    async newestRef(token: string): Promise<string> {
      const session = encodeURIComponent(/\/previews\/([^?]+)/.exec(token)?.[1] ?? token);
      const ping = `${service.url}/previews/${session}/ping?ref=${encodeURIComponent(token)}`;
      return (await (await fetch(ping)).json()).ref;
    },
    close: () => service.close(),
  };
}
