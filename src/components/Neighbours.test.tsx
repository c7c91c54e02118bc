/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Neighbours } from './Neighbours';

const article = (uid: string) => ({ path: `/ha-frettir/${uid}/`, title: `Frétt ${uid}` });

it('links to the previous and the next document', () => {
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

it('has one link at the end of the list', () => {
  renderIn('is', <Neighbours of="article" next={article('b')} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('renders nothing without neighbours', () => {
  const { container } = renderIn('is', <Neighbours of="article" />);
  expect(container).toBeEmptyDOMElement();
});

it('links to the whole list, also without neighbours', () => {
  renderIn('is', <Neighbours of="article" lang="is" />);
  expect(screen.getByRole('link', { name: 'Allar fréttir' })).toHaveAttribute(
    'href',
    '/ha-frettir/',
  );
});
