/** @jest-environment jsdom */
import { renderIn } from '../test/renderIn';
import { Pagination } from './Pagination';

const pathOf = (page: number) => `/en/verkefni/${page}/`;

it('renders nothing for a single page', () => {
  const { container } = renderIn('en-us', <Pagination page={1} pages={1} pathOf={pathOf} />);
  expect(container).toBeEmptyDOMElement();
});
