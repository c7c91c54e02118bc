import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startContentService } from '../content-service/src/startContentService';
import { languages, type Language } from '../src/i18n/languages';

/** A document as it lies in its file. */
export type ContentDocument = {
  id: string;
  uid?: string;
  type: string;
  lang: Language;
  alternate_language_id?: string | undefined;
  data: Record<string, unknown>;
};

/** A folder beside the languages, such as `drafts` and `releases/spring`; '' is what is published. */
type Place = '' | 'drafts' | `releases/${string}` | `experiments/${string}`;

const samples = path.resolve('content-service/documents');

/** Every published document of the sample content, which is what the site was built from. */
export function publishedDocuments(): ContentDocument[] {
  return languages.flatMap((lang) =>
    readdirSync(path.join(samples, lang), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => JSON.parse(readFileSync(path.join(samples, lang, file), 'utf8'))),
  );
}

/** @throws when nothing of that id is published */
export function publishedDocument(id: string): ContentDocument {
  const found = publishedDocuments().find((document) => document.id === id);
  if (!found) throw new Error(`No document of the sample content has the id ${id}.`);
  return found;
}

/** Rich text of one line. */
export function richText(text: string, type = 'paragraph') {
  return [{ type, text, spans: [] }];
}

/** The same document with another title. */
export function withTitle(document: ContentDocument, title: string): ContentDocument {
  return { ...document, data: { ...document.data, title: richText(title, 'heading1') } };
}

export type PreviewContent = Awaited<ReturnType<typeof startPreviewContent>>;

/** How a test's content service differs from the usual. */
export type PreviewContentOptions = {
  /** Milliseconds since 1970; previews expire by it. */
  now?: () => number;
  accessToken?: string;
  /** What it adds to `repository.json`. */
  repository?: Record<string, unknown>;
};

/**
 * A content service for one test alone, with the sample content (without its own drafts), to which the
 * test adds what an editor is working on.
 */
export async function startPreviewContent({
  now,
  accessToken,
  repository,
}: PreviewContentOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-documents-'));
  cpSync(samples, folder, {
    recursive: true,
    filter: (file) => path.relative(samples, file) !== 'drafts',
  });
  if (repository) {
    const file = path.join(folder, 'repository.json');
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...repository }),
    );
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

  const fileOf = ({ id, type, lang }: ContentDocument, place: Place) =>
    path.join(folder, place, lang, type, `${id}.json`);
  const write = (file: string, contents: unknown) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(contents));
  };
  /** Of everything that lies in the files: only the metadata tells of experiments. */
  const state = async () => {
    const address = `${service.url}/api/v2?access_token=${accessToken ?? ''}`;
    return service.draftsRef() + (await (await fetch(address)).text());
  };
  /** Does something to the files, and waits until the service has seen it. */
  const change = async (work: () => void) => {
    const before = await state();
    work();
    await expect.poll(state, { intervals: [10] }).not.toBe(before);
  };

  return {
    url: service.url,
    /** Saves a document, as a draft or elsewhere. */
    save: (document: ContentDocument, place: Place = 'drafts') =>
      change(() => write(fileOf(document, place), document)),
    /** Saves without waiting for the service: the moment of saving is what a test measures from. */
    saveNow: (document: ContentDocument) => write(fileOf(document, 'drafts'), document),
    /** Has published documents be missing from previews. */
    archive: (document: ContentDocument) =>
      change(() => write(fileOf(document, 'drafts'), { id: document.id, archived: true })),
    /** Takes a published document away from everywhere. */
    unpublish: (document: ContentDocument) =>
      change(() => {
        const { lang, type } = document;
        for (const name of readdirSync(path.join(folder, lang, type))) {
          const file = path.join(folder, lang, type, name);
          if (JSON.parse(readFileSync(file, 'utf8')).id === document.id) rmSync(file);
        }
      }),
    /** Declares a release. */
    announce: (id: string, release: { label: string; scheduledAt?: string }) =>
      change(() => write(path.join(folder, 'releases', id, 'release.json'), release)),
    /**
     * Opens a preview as the button of Prismic does.
     *
     * @param document its id or uid
     * @param release id of the release that is to be shown instead of the drafts
     * @returns the address on the site to which the editor is led, and what stands in it
     */
    async open(document: string, release?: string) {
      const address = new URL('/previews', service.url);
      address.searchParams.set('document', document);
      if (release) address.searchParams.set('release', release);
      if (accessToken) address.searchParams.set('access_token', accessToken);
      const response = await fetch(address, { method: 'POST' });
      const answer = await response.json();
      if (!response.ok) throw new Error(JSON.stringify(answer));
      const { pathname, search } = new URL(answer.url);
      return { path: pathname + search, token: String(answer.token) };
    },
    async close() {
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}
