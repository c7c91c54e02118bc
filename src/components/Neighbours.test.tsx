/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Neighbours } from './Neighbours';

const labels = { previous: 'articles.previous', next: 'articles.next' } as const;
const article = (uid: string) => ({ path: `/ha-frettir/${uid}/`, title: `Frétt ${uid}` });

it('leads to the documents before and after', () => {
  renderIn('is', <Neighbours previous={article('a')} next={article('b')} labels={labels} />);
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
  renderIn('is', <Neighbours next={article('b')} labels={labels} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('is nothing for a document that stands alone', () => {
  const { container } = renderIn('is', <Neighbours labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

it('leads back to the list between them, also from a document that stands alone', () => {
  const list = { href: '/ha-frettir/', label: 'articles.back' } as const;
  renderIn('is', <Neighbours labels={labels} list={list} />);
  expect(screen.getByRole('link', { name: 'Allar fréttir' })).toHaveAttribute(
    'href',
    '/ha-frettir/',
  );
});
