/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Link } from './Link';
import { RelatedItems } from './RelatedItems';

it.each(['https://example.is/', 'http://example.is/', '//example.is/', 'HTTPS://example.is/'])(
  'opens %s in a new tab, and tells screen readers so',
  (href) => {
    renderIn('is', <Link to={{ href }}>Vefur</Link>);
    const link = screen.getByRole('link', { name: 'Vefur (opnast í nýjum flipa)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
);

it.each([
  ['en-us', '/styrkir/#frestir', 'Grants (in Icelandic)', 'is'],
  ['is', '/en/grants/', 'Grants (á ensku)', 'en-US'],
] as const)('names the language of a page that is not in %s', (lang, href, name, tag) => {
  renderIn(lang, <Link to={{ href }}>Grants</Link>);
  expect(screen.getByRole('link', { name })).toHaveAttribute('hreflang', tag);
});

it('marks the title of a related document in another language, but not the name of the language', () => {
  const image = { src: '/a.jpg', shared: '/a.jpg', width: 16, height: 9, alt: '' };
  const item = {
    type: 'project',
    kind: 'project',
    lang: 'en-us',
    path: '/en/verkefni/a/',
  } as const;
  const bowl = { ...item, id: 'a', tags: [], title: 'Bowl' };
  renderIn('is', <RelatedItems items={[bowl, { ...bowl, id: 'b', title: 'Chair', image }]} />);
  for (const title of ['Bowl', 'Chair']) {
    expect(screen.getByText(title)).toHaveAttribute('lang', 'en-US');
    const link = screen.getByRole('link', { name: `${title} (á ensku)` });
    expect(link.closest('[lang]')).toBeNull();
  }
});

it.each([
  ['/styrkir/', 'Grants (in Icelandic) (opens in a new tab)', 'is'],
  ['/en/page/grants/', 'Grants (opens in a new tab)', null],
])('opens %s in a new tab if the editor chose this: %s', (href, name, lang) => {
  renderIn('en-us', <Link to={{ href, opensNewTab: true }}>Grants</Link>);
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('target'), link.getAttribute('hreflang')]).toEqual(['_blank', lang]);
});

it.each(['/en/grants/', '/media/grants.pdf'])('names no language of %s in English', (href) => {
  renderIn('en-us', <Link to={{ href }}>Grants</Link>);
  expect(screen.getByRole('link', { name: 'Grants' })).not.toHaveAttribute('hreflang');
});

it.each(['mailto:info@example.is', 'tel:+3545550100'])('renders %s as a plain link', (href) => {
  renderIn('en-us', <Link to={{ href }}>Contact</Link>);
  const link = screen.getByRole('link', { name: 'Contact' });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
});
