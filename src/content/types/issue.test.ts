import { toIssue } from './issue';

const title = (text: string) => [{ type: 'heading1', text, spans: [] }];
const meta = (type: string, url: string | null = `/${type}/`) => ({
  ...{ id: type, uid: type, type, lang: 'is', url },
});
const article = (text: string, url?: string | null) => ({
  _meta: meta('article', url),
  title: title(text),
  author: 'Anna',
});
const row = (data: object) => ({ article: null, title: null, author: null, page: null, ...data });

type Raw = NonNullable<Parameters<typeof toIssue>[0]>;

const issue = (page_count: number | null, ...contents: object[]) =>
  toIssue({
    ...{ _meta: meta('issue'), title: title('Kvarði 14') },
    ...{ page_count, contents: contents.map(row) },
  } as unknown as Raw);

it('has the articles and the pieces that are only in print', () => {
  const contents = [
    { article: article('Stóllinn'), page: 8 },
    { article: article('Stóllinn'), title: 'Stóll', author: 'Björn' },
    { title: 'Bréf' },
  ];
  expect(issue(null, ...contents)?.contents).toEqual([
    { title: 'Stóllinn', author: 'Anna', path: '/article/', page: 8 },
    { title: 'Stóll', author: 'Björn', path: '/article/' },
    { title: 'Bréf' },
  ]);
});

it.each([
  ['broken', { _linkType: 'Link.document', _meta: { id: 'gone', type: null, lang: null } }],
  ['without a page before its day of publication', article('Stóllinn', null)],
])('shows the row of an article that is %s only if the row has a title', (_, link) => {
  const contents = [{ article: link }, { article: link, title: 'Stóll', page: 8 }];
  expect(issue(null, ...contents)?.contents).toEqual([{ title: 'Stóll', page: 8 }]);
});

it('knows the last page of each piece whose first page is known', () => {
  const pages = (count: number | null, ...firstPages: (number | null)[]) =>
    issue(count, ...firstPages.map((page) => ({ title: 'A', page })))?.contents.map(
      ({ lastPage }) => lastPage,
    );
  expect(pages(96, 4, null, 12, 40)).toEqual([11, undefined, 39, 96]);
  expect(pages(null, 4, 12)).toEqual([11, undefined]);
  expect(pages(10, 4, 12)).toEqual([11, undefined]);
});
