import type { APIRequestContext } from '@playwright/test';
import type { Language } from '../src/i18n/languages';

export type RestDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: Language;
  alternate_languages: { uid: string }[];
};

/** Published documents of the content service that the site was built from, of one type or all. */
export async function documentsOf(
  request: APIRequestContext,
  { type, lang = '*' }: { type?: string; lang?: string } = {},
): Promise<RestDocument[]> {
  const api = `${process.env['CONTENT_URL']}/api/v2`;
  const { refs } = await (await request.get(api)).json();
  const answer = await request.get(`${api}/documents/search`, {
    params: {
      ref: refs[0].ref,
      lang,
      pageSize: '100',
      ...(type ? { q: `[[at(document.type,"${type}")]]` } : {}),
    },
  });
  return (await answer.json()).results;
}
