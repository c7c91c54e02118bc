/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { RichText } from './RichText';

const text = (words: string) => ({ kind: 'text' as const, text: words });

it('draws headings, lists and links as what they are', () => {
  renderIn(
    'is',
    <RichText
      blocks={[
        { kind: 'heading', level: 2, children: [text('Leir')] },
        { kind: 'list', ordered: true, items: [[text('einn')], [text('tveir')]] },
        {
          kind: 'paragraph',
          children: [
            { kind: 'link', link: { href: '/page/styrkir/' }, children: [text('Styrkir')] },
          ],
        },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Leir' })).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Styrkir' })).toHaveAttribute('href', '/page/styrkir/');
});

it('keeps the line breaks of an address', () => {
  const { container } = renderIn(
    'is',
    <RichText blocks={[{ kind: 'paragraph', children: [text('Gata 1\n101 Reykjavík')] }]} />,
  );
  expect(container.querySelector('p')?.innerHTML).toBe('Gata 1<br>101 Reykjavík');
});

it('shows an image with its alternative text and its credit', () => {
  const image = {
    src: 'a.jpg',
    shared: 'a.jpg',
    srcSet: 'a.jpg 400w',
    width: 400,
    height: 225,
    alt: 'Stóll',
  };
  renderIn(
    'is',
    <RichText blocks={[{ kind: 'image', image: { ...image, copyright: 'Mynd: Miðstöð' } }]} />,
  );
  expect(screen.getByRole('img', { name: 'Stóll' })).toHaveAttribute('width', '400');
  expect(screen.getByText('Mynd: Miðstöð')).toBeInTheDocument();
});

it('is nothing without blocks', () => {
  const { container } = renderIn('is', <RichText />);
  expect(container).toBeEmptyDOMElement();
});
