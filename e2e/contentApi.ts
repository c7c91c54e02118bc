import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../src/i18n/languages';

export type RestDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: Language;
  alternate_languages: { uid: string }[];
  data: { association?: { uid?: string }; image?: { url?: string } };
};

export async function documentsOf(
  request: APIRequestContext,
  { type, lang = '*' }: { type?: string; lang?: string } = {},
): Promise<RestDocument[]> {
  const api = `${process.env['CONTENT_URL']}/api/v2`;
  const { refs } = await (await request.get(api)).json();
  const documents: RestDocument[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await request.get(`${api}/documents/search`, {
      params: {
        ref: refs[0].ref,
        lang,
        page,
        pageSize: '100',
        ...(type ? { q: `[[at(document.type,"${type}")]]` } : {}),
      },
    });
    const { results, total_pages } = await response.json();
    documents.push(...results);
    pages = total_pages;
  }
  return documents;
}
