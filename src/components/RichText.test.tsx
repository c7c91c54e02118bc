/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { toRichText } from '../content/values/richText';
import { renderIn } from '../test/renderIn';
import { RichText } from './RichText';

const text = (content: string) => ({ kind: 'text' as const, text: content });

it('renders headings, lists and links', () => {
  renderIn(
    'is',
    <RichText
      blocks={[
        { kind: 'heading', level: 2, children: [text('Leir')] },
        {
          kind: 'list',
          ordered: true,
          items: [{ children: [text('einn')] }, { children: [text('tveir')] }],
        },
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

it('keeps line breaks', () => {
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

it('renders nothing without blocks', () => {
  const { container } = renderIn('is', <RichText />);
  expect(container).toBeEmptyDOMElement();
});

describe('rich text from Prismic', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => warn.mockRestore());

  /** Renders a raw value of Prismic, as a page does. */
  const renderRaw = (...raw: unknown[]) =>
    renderIn('is', <RichText blocks={toRichText(raw, { documentId: 'a', field: 'content' })} />)
      .container;
  const paragraph = (content: string, ...spans: object[]) => ({
    type: 'paragraph',
    text: content,
    spans,
  });
  const link = (start: number, end: number, data: object) => ({
    type: 'hyperlink',
    start,
    end,
    data,
  });

  it('gives a heading the id that the build has made of its text', () => {
    const heading = { type: 'heading2', text: 'Opnunartími', spans: [] };
    renderRaw({ ...heading, id: 'opnunartimi' }, { ...heading, text: 'Verð' });
    expect(screen.getByRole('heading', { name: 'Opnunartími' })).toHaveAttribute(
      'id',
      'opnunartimi',
    );
    expect(screen.getByRole('heading', { name: 'Verð' })).not.toHaveAttribute('id');
  });

  it('links to valid targets, in a new tab where an editor chose it, and never to a script', () => {
    const target = {
      link_type: 'Document',
      id: 'x',
      type: 'project',
      lang: 'is',
      url: '/verkefni/stoll/',
    };
    const container = renderRaw(
      paragraph('vefur', link(0, 5, { link_type: 'Web', url: 'https://example.is/' })),
      paragraph('skjal', link(0, 5, { link_type: 'Media', url: '/a.pdf', target: '_blank' })),
      paragraph('netfang', link(0, 7, { link_type: 'Web', url: 'mailto:info@example.is' })),
      paragraph('sími', link(0, 4, { link_type: 'Web', url: 'tel:+3545550100' })),
      paragraph('stóll', link(0, 5, target)),
      paragraph('brella', link(0, 6, { link_type: 'Web', url: 'javascript:alert(1)' })),
      paragraph('gögn', link(0, 4, { link_type: 'Web', url: 'data:text/html,x' })),
      paragraph('eytt', link(0, 4, { ...target, isBroken: true })),
    );
    const found = screen
      .getAllByRole('link')
      .map((anchor) => [
        anchor.textContent,
        anchor.getAttribute('href'),
        anchor.getAttribute('target'),
      ]);
    expect(found).toEqual([
      ['vefur (opnast í nýjum flipa)', 'https://example.is/', '_blank'],
      ['skjal (opnast í nýjum flipa)', '/a.pdf', '_blank'],
      ['netfang', 'mailto:info@example.is', null],
      ['sími', 'tel:+3545550100', null],
      ['stóll', '/verkefni/stoll/', null],
    ]);
    for (const content of ['brella', 'gögn', 'eytt']) {
      expect(container).toHaveTextContent(content);
    }
  });

  it('has one link when bold text and a link overlap', () => {
    renderRaw(
      paragraph(
        'Leir og vatn',
        { type: 'strong', start: 0, end: 7 },
        link(5, 12, { link_type: 'Web', url: 'https://example.is/' }),
      ),
    );
    expect(screen.getByRole('link')).toHaveTextContent(/^og vatn/);
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

  it('sets the direction of a whole list', () => {
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

  it('offers to show embeds of known providers, and links to all others', () => {
    const embed = (url: string) => ({
      type: 'embed',
      oembed: { embed_url: url, title: url, html: '<script>alert(1)</script><iframe src="x">' },
    });
    const container = renderRaw(
      embed('https://vimeo.com/76979871'),
      embed('https://example.is/hljod'),
      embed('javascript:alert(1)'),
    );
    expect(screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual([
      'https://vimeo.com/76979871',
      'https://vimeo.com/76979871',
      'https://example.is/hljod',
    ]);
    expect(screen.getByRole('link', { name: 'Sýna efni frá Vimeo' })).toBeInTheDocument();
    expect(container.querySelector('script, iframe')).toBeNull();
  });

  it('renders emoji and words longer than a line', () => {
    const long = 'Vaðlaheiðarvegavinnuverkfærageymsluskúr'.repeat(6);
    const container = renderRaw({ type: 'heading2', text: `🏺 ${long}` }, paragraph(`${long} 👩🏽‍🎨`));
    expect(screen.getByRole('heading', { name: `🏺 ${long}` })).toBeInTheDocument();
    expect(container.querySelector('p')?.textContent).toBe(`${long} 👩🏽‍🎨`);
  });

  it('leaves out invalid blocks', () => {
    const container = renderRaw(
      null,
      paragraph('Á undan'),
      { type: 'paragraph' },
      { type: 'table', text: 'x' },
      { type: 'image', url: 'https://example.is/a.jpg' },
      { type: 'embed' },
      { type: 'list-item', text: '' },
      paragraph('á eftir', { type: 'blink', start: 0, end: 1 }),
    );
    expect(container.textContent).toBe('Á undaná eftir');
    expect(container.querySelectorAll('p, li, figure, img')).toHaveLength(2);
  });

  it('renders nothing for a value that is not a list of blocks', () => {
    const { container } = renderIn(
      'is',
      <RichText blocks={toRichText({ html: 'x' }, { documentId: 'a', field: 'content' })} />,
    );
    expect(container).toBeEmptyDOMElement();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('document a, field content'));
  });
});
