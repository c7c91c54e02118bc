/** @jest-environment jsdom */
import type { PageProps } from 'gatsby';
import { screen } from '@testing-library/react';
import type { ListContext } from '../pageContext';
import { rawDocument } from './rawDocument';
import { renderIn } from './renderIn';
import ProjectsTemplate from '../templates/projects';

type Props = PageProps<Queries.ProjectsPageQuery, ListContext>;

const toEdge = (id: string) => ({
  node: rawDocument('project', { field: `Svið ${id}` }, { id, uid: id }),
});

it.each([
  ['filters', 1, 3],
  ['no filters, because it would not find projects of other pages', 2, 0],
])('a list has %s', (_, pages, links) => {
  const props = {
    data: { prismic: { allProjects: { edges: ['a', 'b'].map(toEdge) } } },
    pageContext: { lang: 'is', page: 1, pages },
  };
  renderIn('is', <ProjectsTemplate {...(props as unknown as Props)} />);
  expect(document.querySelectorAll('a[href^="#"]')).toHaveLength(links);
  expect(screen.getAllByText('Titill')).toHaveLength(2);
});
