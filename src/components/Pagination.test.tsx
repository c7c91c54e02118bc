/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Pagination } from './Pagination';

const pathOf = (page: number) => `/en/verkefni/${page}/`;

it('has one link on the first and on the last page', () => {
  const { unmount } = renderIn('en-us', <Pagination page={1} pages={2} pathOf={pathOf} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Next page' })).toBeInTheDocument();
  unmount();
  renderIn('en-us', <Pagination page={2} pages={2} pathOf={pathOf} />);
  expect(screen.getByRole('link', { name: 'Previous page' })).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('renders nothing for a single page', () => {
  const { container } = renderIn('en-us', <Pagination page={1} pages={1} pathOf={pathOf} />);
  expect(container).toBeEmptyDOMElement();
});
