/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ArticleCard } from '../content/types/articleCard';
import { renderIn } from '../test/renderIn';
import { PersonWorks } from './PersonWorks';

const person = { title: 'Dagrún Steinólfsdóttir', lang: 'is' } as const;
const none = {
  ...{ designed: [], interviews: [], events: [], written: [] },
  ...{ photographed: [], photographedProjects: [] },
};
const card = (title: string): ArticleCard => ({
  ...{ id: title, type: 'article', kind: 'article', lang: 'is', tags: [], title },
  path: `/ha-frettir/${title}/`,
});

it('shows a section for each role of the person, and no other section', () => {
  const works = { ...none, interviews: [card('Stóll')], written: [card('Gólf')] };
  renderIn('is', <PersonWorks person={person} works={works} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Viðtöl', 'Stóll', 'Skrif', 'Gólf']);
});

it('shows nothing for a person whom no document names', () => {
  const { container } = renderIn('is', <PersonWorks person={person} works={none} />);
  expect(container).toHaveTextContent(/^$/);
});

it('links to the search if more documents name the person', () => {
  renderIn('is', <PersonWorks person={person} works={none} hasMore />);
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    '/leit/?query=Dagr%C3%BAn+Stein%C3%B3lfsd%C3%B3ttir',
  );
});
