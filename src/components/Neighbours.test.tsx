/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Neighbours } from './Neighbours';

const article = (uid: string) => ({ path: `/ha-frettir/${uid}/`, title: `Frétt ${uid}` });

it('leads to the documents before and after', () => {
  renderIn('is', <Neighbours of="article" previous={article('a')} next={article('b')} />);
  expect(screen.getByRole('link', { name: 'Fyrri frétt Frétt a' })).toHaveAttribute(
    'href',
    '/ha-frettir/a/',
  );
  expect(screen.getByRole('link', { name: 'Næsta frétt Frétt b' })).toHaveAttribute(
    'href',
    '/ha-frettir/b/',
  );
});

it('ends where the list does', () => {
  renderIn('is', <Neighbours of="article" next={article('b')} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is nothing for a document that stands alone', () => {
  const { container } = renderIn('is', <Neighbours of="article" />);
  expect(container).toBeEmptyDOMElement();
});

it('leads back to the list between them, also from a document that stands alone', () => {
  renderIn('is', <Neighbours of="article" lang="is" />);
  expect(screen.getByRole('link', { name: 'Allar fréttir' })).toHaveAttribute(
    'href',
    '/ha-frettir/',
  );
});
