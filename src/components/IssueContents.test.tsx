/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { IssueContents } from './IssueContents';

const article = { title: 'Stóllinn', author: 'Anna', path: '/ha-frettir/stoll/', page: 8 };

it('links an article, and says that another piece is only in print', () => {
  renderIn('is', <IssueContents contents={[article, { title: 'Bréf', page: 90 }]} lang="is" />);
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Bls. 8StóllinnAnna', 'Bls. 90Bréfá prenti']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/ha-frettir/stoll/']);
});

it('shows nothing without contents', () => {
  const { container } = renderIn('is', <IssueContents contents={[]} lang="is" />);
  expect(container).toBeEmptyDOMElement();
});

it('draws the extent of a piece whose pages are known', () => {
  const contents = [{ ...article, lastPage: 31 }, { title: 'Bréf' }];
  const { container } = renderIn('is', <IssueContents contents={contents} pages={96} lang="is" />);
  const lines = container.querySelectorAll('li svg > line:not([data-guide])');
  expect([...lines].map((line) => line.getAttribute('x1'))).toEqual(['7.29%']);
});
