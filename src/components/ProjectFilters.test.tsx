/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { filterProjects } from '../content/types/projectFilters';
import { renderIn } from '../test/renderIn';
import { ProjectFilters } from './ProjectFilters';

const projects = [
  { id: 'stool', facts: { field: 'Húsgögn', year: '2025' } },
  { id: 'chair', facts: { field: 'Húsgögn', year: '2026' } },
  { id: 'type', facts: { field: 'Grafísk hönnun', year: '2026' } },
];

function show(hash: string) {
  return renderIn(
    'is',
    <ProjectFilters {...filterProjects(projects, 'is')} lang="is" hash={hash} count={3}>
      <p>Listi</p>
    </ProjectFilters>,
  );
}

/** Finds lists that CSS hides until a filter is chosen. jsdom does not load the CSS. */
const linksOf = (name: string) =>
  within(screen.getByRole('list', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the links of a kind are in order and lead to the filters of the page', () => {
  show('');
  expect(linksOf('Svið')).toEqual([
    ['Grafísk hönnun 1', '#svid-grafisk-honnun'],
    ['Húsgögn 2', '#svid-husgogn'],
  ]);
  expect(linksOf('Ár')).toEqual([
    ['2026 2', '#ar-2026'],
    ['2025 1', '#ar-2025'],
  ]);
  expect(screen.queryByText('Staður')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Verkefni: 3');
});

test('the filter of the address is current, and its projects are counted', () => {
  show('svid-husgogn--ar-2026');
  expect(screen.getByRole('status')).toHaveTextContent('Verkefni: 1');
  const current = screen.getAllByRole('link', { current: true, hidden: true });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['#svid-husgogn--ar-2026']);
});

test('a pair that no project passes shows the message of an empty list', () => {
  show('svid-grafisk-honnun--ar-2025');
  expect(screen.getByText('Ekkert verkefni passar við þessa síu.')).toBeInTheDocument();
  expect(screen.queryByText('Listi')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Verkefni: 0');
});
