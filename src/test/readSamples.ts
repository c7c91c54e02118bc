import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../i18n/languages';
import { documentPath } from '../routes';

type Stored = {
  id: string;
  uid?: string;
  type: string;
  lang: string;
  tags: string[];
  data: Record<string, unknown>;
};

/**
 * Returns the sample documents in the form of the GraphQL API, with URLs and the titles of linked
 * associations.
 */
export function readSamples(lang: Language) {
  const folder = path.resolve(__dirname, '../../content-service/documents', lang);
  const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Stored);
  const byId = new Map(stored.map((document) => [document.id, document]));
  return stored.map(({ id, uid, type, tags, data }) => {
    const linked = data['association'] as { id?: string } | undefined;
    const association = byId.get(linked?.id ?? '');
    const url = documentPath({ type, lang, uid, association: association?.uid });
    return {
      ...data,
      _meta: { id, uid, type, lang, tags, url },
      title: data['title'],
      association: association && { title: association.data['title'] },
    };
  });
}
