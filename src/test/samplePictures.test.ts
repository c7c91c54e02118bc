import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '../content/values/cmsValues';

const folder = path.resolve(__dirname, '../../content-service/documents');

function imagesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(imagesIn);
  if (!isJsonObject(value)) return [];
  if (typeof value['file'] === 'string' && value['link_type'] === undefined) return [value];
  return Object.values(value).flatMap(imagesIn);
}

const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  .filter(({ data }) => isJsonObject(data));

test('no two documents of a language share a picture', () => {
  const owners: Record<string, Set<string>> = {};
  for (const { id, alternate_language_id: original, lang, data } of documents) {
    for (const { file } of imagesIn({ ...data, logo: undefined })) {
      // Drafts, versions in releases and translations count as the same document.
      (owners[`${lang} ${file}`] ??= new Set()).add(original ?? id);
    }
  }
  expect(Object.keys(owners).length).toBeGreaterThan(100);
  const shared = Object.entries(owners).filter(([, all]) => all.size > 1);
  expect(shared.map(([key, all]) => `${key}: ${[...all].join(', ')}`)).toEqual([]);
});
