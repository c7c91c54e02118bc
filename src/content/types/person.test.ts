import { rawDocument } from '../../test/rawDocument';
import { toWorks } from './person';

const article = (id: string, type = 'article') => ({
  node: rawDocument<object>('article', { type }, { id }),
});
const project = (id: string) => ({ node: rawDocument<object>('project', {}, { id }) });

type Raw = Parameters<typeof toWorks>[0];

it('groups the documents that name a person by the person’s role', () => {
  const raw = {
    articles: { edges: [article('talk', 'event'), article('interview'), article('essay')] },
    projects: { edges: [project('stool'), project('house')] },
  } as unknown as Raw;
  const works = toWorks(raw, [
    ['stool', 'designer'],
    ['house', 'photographer'],
    ['essay', 'author'],
    ['essay', 'photographer'],
    ['talk', 'guests'],
    ['interview', 'guests'],
    ['unpublished', 'author'],
  ]);
  const ids = Object.entries(works).map(([role, list]) => [role, list.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    designed: ['stool'],
    interviews: ['interview'],
    events: ['talk'],
    written: ['essay'],
    photographed: ['essay'],
    photographedProjects: ['house'],
  });
});

it('has no works in the preview of a person without a page', () => {
  expect(Object.values(toWorks({} as Raw)).flat()).toEqual([]);
});
