import { rawDocument } from '../../test/rawDocument';
import { toIssue } from './issue';

const article = (meta: object = {}) =>
  rawDocument<object>('article', { title: [{ text: 'Stóllinn' }], author: 'Anna' }, meta);
const issue = (page_count: number | null, ...contents: object[]) =>
  toIssue(rawDocument('issue', { page_count, contents }));

it('has the articles and the pieces that are only in print', () => {
  const contents = [
    { article: article(), page: 8 },
    { article: article(), title: 'Stóll', author: 'Björn' },
    { title: 'Bréf' },
  ];
  expect(issue(null, ...contents)?.contents).toEqual([
    { title: 'Stóllinn', author: 'Anna', path: '/article/a/', page: 8 },
    { title: 'Stóll', author: 'Björn', path: '/article/a/' },
    { title: 'Bréf' },
  ]);
});

it.each([
  ['broken', { _linkType: 'Link.document', _meta: { id: 'gone', type: null, lang: null } }],
  ['without a page before its day of publication', article({ url: null })],
])('shows the row of an article that is %s only if the row has a title', (_, link) => {
  const contents = [{ article: link }, { article: link, title: 'Stóll', page: 8 }];
  expect(issue(null, ...contents)?.contents).toEqual([{ title: 'Stóll', page: 8 }]);
});

it('computes the last page of each piece that has a first page', () => {
  const pages = (count: number | null, ...firstPages: (number | null)[]) =>
    issue(count, ...firstPages.map((page) => ({ title: 'A', page })))?.contents.map(
      ({ lastPage }) => lastPage,
    );
  expect(pages(96, 4, null, 12, 40)).toEqual([11, undefined, 39, 96]);
  expect(pages(null, 4, 12)).toEqual([11, undefined]);
  expect(pages(10, 4, 12)).toEqual([11, undefined]);
  const withoutPage = issue(96, { title: 'A', page: 8 }, { page: 24 }, { title: 'B', page: 40 });
  expect(withoutPage?.contents.map(({ lastPage }) => lastPage)).toEqual([23, 96]);
});
