import { isJsonObject, toObjects, toText } from '../../content/values/cmsValues';
import type { Rule } from '../Rule';

export const issueRules: readonly Rule[] = [
  {
    id: 'issue-without-cover',
    severity: 'warning',
    title: { is: 'Tölublað án kápu', en: 'Issue without a cover' },
    advice: {
      is: 'Listinn sýnir auðan flöt í stað kápunnar og síða blaðsins enga mynd. Settu mynd af kápunni í „image“.',
      en: 'The list shows an empty area in place of the cover, and the page of the issue has no picture. Choose a picture of the cover in “image”.',
    },
    check: ({ type, data }) => {
      const image = isJsonObject(data['image']) ? data['image'] : {};
      return type === 'issue' && toText(image['url']) === undefined ? [{ field: 'image' }] : [];
    },
  },
  {
    id: 'issue-without-contents',
    severity: 'warning',
    title: { is: 'Tölublað án efnisyfirlits', en: 'Issue without contents' },
    advice: {
      is: 'Lesandinn sér ekki hvað er í blaðinu og greinar þess vísa ekki á það. Bættu við línu í „contents“ fyrir hverja grein.',
      en: 'Readers do not see what is in the issue, and its articles do not link to it. Add a row in “contents” for each article.',
    },
    check: ({ type, data }) =>
      type === 'issue' && toObjects(data['contents']).length === 0 ? [{ field: 'contents' }] : [],
  },
  {
    id: 'empty-contents-row',
    severity: 'warning',
    title: {
      is: 'Lína í efnisyfirliti án greinar og titils',
      en: 'Row of contents without an article and a title',
    },
    advice: {
      is: 'Línan sést ekki á síðu blaðsins. Veldu grein í „article“, skrifaðu titil í „title“, eða eyddu línunni.',
      en: 'The page of the issue does not show the row. Choose an article in “article”, write a title in “title”, or delete the row.',
    },
    check: ({ type, data }) =>
      type === 'issue'
        ? toObjects(data['contents']).flatMap(({ article, title }, index) => {
            const hasArticle = isJsonObject(article) && toText(article['id']) !== undefined;
            const isEmpty = !hasArticle && toText(title) === undefined;
            return isEmpty ? [{ field: `contents[${index}]` }] : [];
          })
        : [],
  },
];
