import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Json, JsonObject } from '../src/model/json';
import { mediaUrl, withOrigin } from '../src/model/origin';
import { startContentService } from '../src/startContentService';
import type { ContentService, ContentServiceOptions } from '../src/startContentService';

export type TestContent = ReturnType<typeof testContent>;

const services: ContentService[] = [];
const removals: (() => void)[] = [];

/** Closes all services and removes all repositories. */
export async function cleanUp(): Promise<void> {
  await Promise.all(services.splice(0).map((service) => service.close()));
  removals.splice(0).forEach((remove) => remove());
}

/**
 * Makes a repository in a temporary folder, without types and documents. Its languages are `is`
 * (master) and `en-us`.
 */
export function testContent() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const write = (file: string, content: string | JsonObject): void => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  write('documents/repository.json', {
    name: 'acme',
    license: 'All Rights Reserved',
    languages: [
      { id: 'is', name: 'Icelandic', is_master: true },
      { id: 'en-us', name: 'English - United States', is_master: false },
    ],
  });
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  removals.push(remove);
  return {
    folder,
    write,
    remove,
    writeType: (id: string, tabs: JsonObject, others: JsonObject = {}): void =>
      write(`customtypes/${id}/index.json`, {
        id,
        label: id,
        repeatable: true,
        status: true,
        json: tabs,
        ...others,
      }),
    /** The id, the type and the language come from the path. */
    writeDocument: (file: string, document: JsonObject = {}): void => {
      const [lang = '', type = '', name = ''] = file.split('/');
      write(`documents/${file}.json`, {
        id: `${type}-${name}-${lang}`,
        type,
        lang,
        first_publication_date: '2026-01-01T09:00:00+0000',
        last_publication_date: '2026-01-01T09:00:00+0000',
        data: {},
        ...document,
      });
    },
    writeImage: async (file: string, width: number, height: number): Promise<void> => {
      const target = path.join(folder, 'media', file);
      mkdirSync(path.dirname(target), { recursive: true });
      const background = { r: 200, g: 80, b: 40 };
      await sharp({ create: { width, height, channels: 3, background } }).toFile(target);
    },
    mediaAddress: (name: string, origin: string): string => {
      const text = readFileSync(path.join(folder, 'media', name));
      return withOrigin(
        mediaUrl({ name, hash: createHash('sha256').update(text).digest('hex') }),
        origin,
      );
    },
  };
}

export type Served = ContentService & { log: string[] };

/** Starts the service on a free port and collects its log. */
export async function serve(
  { folder }: TestContent,
  options: ContentServiceOptions = {},
): Promise<Served> {
  const log: string[] = [];
  const service = await startContentService({
    types: path.join(folder, 'customtypes'),
    documents: path.join(folder, 'documents'),
    media: path.join(folder, 'media'),
    port: 0,
    watch: false,
    log: (line) => log.push(line),
    ...options,
  });
  services.push(service);
  return { ...service, log };
}

export function field(type: string, config: JsonObject = {}): JsonObject {
  return { type, config };
}

export function richText(text: string, type = 'paragraph', spans: Json = []): Json {
  return [{ type, text, spans }];
}

export async function until(holds: () => boolean, what: string, withinMs = 10_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Waited ${withinMs} ms in vain for: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
