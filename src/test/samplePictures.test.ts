import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '../content/values/cmsValues';

type Picture = { id: string; document: string; file: string; lang: string; copyright: unknown };

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

/** Drafts, versions in releases and translations count as the same document. */
const pictures = documents.flatMap(({ id, alternate_language_id: original, lang, data }) =>
  imagesIn({ ...data, logo: undefined }).map((image): Picture => ({
    id,
    document: original ?? id,
    file: String(image['file']),
    lang,
    copyright: image['copyright'],
  })),
);

test('no two documents of a language share a picture', () => {
  expect(pictures.length).toBeGreaterThan(100);
  const owners = new Map<string, Set<string>>();
  for (const { file, lang, document } of pictures) {
    const key = `${lang} ${file}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(document));
  }
  const shared = [...owners].filter(([, all]) => all.size > 1);
  expect(shared.map(([key, all]) => `${key}: ${[...all].join(', ')}`)).toEqual([]);
});

test('every picture is credited as a drawing, to one name in a document and its translation', () => {
  const names = new Map<string, Set<string>>();
  for (const { id, document, file, lang, copyright } of pictures) {
    const credit = lang === 'is' ? /^Teikning: (\S.*)$/ : /^Drawing: (\S.*)$/;
    const [, name] = credit.exec(String(copyright)) ?? [];
    expect(name ?? `${id}, ${file}: ${String(copyright)}`).toBe(name);
    names.set(document, (names.get(document) ?? new Set()).add(String(name)));
  }
  for (const { id, alternate_language_id: original = id, data } of documents) {
    if (data.photographer) names.get(original)?.add(data.photographer);
  }
  expect([...names].filter(([, all]) => all.size > 1)).toEqual([]);
});
