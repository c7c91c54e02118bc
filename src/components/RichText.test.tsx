/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { toRichText } from '../content/values/richText';
import { renderIn } from '../test/renderIn';
import { RichText } from './RichText';

const renderRaw = (...raw: unknown[]) =>
  renderIn('is', <RichText blocks={toRichText(raw, { documentId: 'a', field: 'content' })} />)
    .container;
const paragraph = (content: string, ...spans: object[]) => ({
  type: 'paragraph',
  text: content,
  spans,
});

it('gives a heading the id that the build has made of its text', () => {
  const heading = { type: 'heading2', text: 'Opnunartími', spans: [] };
  renderRaw({ ...heading, id: 'opnunartimi' }, { ...heading, text: 'Verð' });
  expect(screen.getByRole('heading', { name: 'Opnunartími' })).toHaveAttribute('id', 'opnunartimi');
  expect(screen.getByRole('heading', { name: 'Verð' })).not.toHaveAttribute('id');
});

it('renders a paragraph with its line breaks, direction and label', () => {
  const container = renderRaw({
    ...paragraph('ا\nب'),
    direction: 'rtl',
    label: 'annotation hero',
  });
  const element = container.querySelector('p');
  expect(element).toHaveAttribute('dir', 'rtl');
  expect(element?.innerHTML).toBe('ا<br>ب');
  expect(element?.className).toBe('label-annotation-hero');
});

it('prefixes the class of a label, so that it does not collide with the site’s own styles', () => {
  const label = { type: 'label', start: 0, end: 4, data: { label: 'annotation' } };
  renderRaw(paragraph('Leir og vatn', label));
  expect(screen.getByText('Leir')).toHaveClass('label-annotation', { exact: true });
});

it('sets the direction of a list', () => {
  renderRaw({ type: 'o-list-item', text: 'نص', direction: 'rtl', label: 'x' });
  expect(screen.getByRole('list')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('listitem')).toHaveAttribute('dir', 'rtl');
  expect(screen.getByRole('listitem')).toHaveClass('label-x');
});

it('renders a linked image with its credit outside the link', () => {
  renderRaw({
    type: 'image',
    url: 'https://example.is/a.jpg',
    alt: 'Stóll',
    copyright: 'Mynd: Miðstöð',
    dimensions: { width: 400, height: 225 },
    linkTo: {
      link_type: 'Document',
      id: 'x',
      type: 'project',
      lang: 'is',
      url: '/verkefni/stoll/',
    },
    label: 'wide',
  });
  const anchor = screen.getByRole('link', { name: 'Stóll' });
  expect(anchor).toHaveAttribute('href', '/verkefni/stoll/');
  expect(within(screen.getByRole('figure')).getByText('Mynd: Miðstöð')).toBeInTheDocument();
  expect(anchor).not.toHaveTextContent('Mynd');
  expect(screen.getByRole('figure').closest('.label-wide')).toBeInTheDocument();
});

it('renders an image without alternative text without its link, which would have no name', () => {
  const report = jest.spyOn(console, 'warn').mockImplementation();
  const container = renderRaw({
    ...{ type: 'image', url: 'https://example.is/a.jpg', alt: null },
    dimensions: { width: 400, height: 225 },
    linkTo: { link_type: 'Web', url: 'https://example.is/' },
  });
  expect(container.querySelector('img')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(report).toHaveBeenCalledWith(expect.stringContaining('alternative text'));
});
