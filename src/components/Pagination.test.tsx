/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Pagination } from './Pagination';

const pathOf = (page: number) => `/en/verkefni/${page}/`;

it('leads to the pages before and after', () => {
  renderIn('en-us', <Pagination page={2} pages={3} pathOf={pathOf} />);
  expect(screen.getByRole('navigation', { name: 'Pages of this list' })).toHaveTextContent(
    'Page 2 of 3',
  );
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute(
    'href',
    '/en/verkefni/1/',
  );
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/en/verkefni/3/',
  );
});

it('ends at both ends', () => {
  const { unmount } = renderIn('is', <Pagination page={1} pages={2} pathOf={pathOf} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Næsta síða' })).toBeInTheDocument();
  unmount();
  renderIn('is', <Pagination page={2} pages={2} pathOf={pathOf} />);
  expect(screen.getByRole('link', { name: 'Fyrri síða' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is nothing for one page', () => {
  const { container } = renderIn('is', <Pagination page={1} pages={1} pathOf={pathOf} />);
  expect(container).toBeEmptyDOMElement();
});
