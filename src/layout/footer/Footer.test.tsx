/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Navigation } from '../../content/types/navigation';
import { languages } from '../../i18n/languages';
import { renderIn } from '../../test/renderIn';
import { Footer } from './Footer';

jest.mock('../../state/useNow', () => ({ useYear: () => '2027' }));

const bare: Navigation = { lang: 'is', groups: [], socialLinks: [], footerLinks: [] };

const link = (title: string) => ({ title, link: { href: `https://example.com/${title}` } });

afterEach(() => {
  delete process.env['GATSBY_ASKS_CONSENT'];
});

it.each([
  ['no homepage document', undefined],
  ['an empty homepage document', bare],
])('with %s the footer still opens the consent banner', async (_, navigation) => {
  process.env['GATSBY_ASKS_CONSENT'] = 'true';
  renderIn('is', <Footer navigation={navigation} />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(/^Vafrakökur$/);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Vafrakökur' }));
  expect(document.documentElement.dataset['consent']).toBe('open');
});

it('has no button for cookies if the site asks no consent', () => {
  renderIn('is', <Footer navigation={bare} />);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('with the sample content', () => {
  const sentences = {
    is: 'Efni vefsins er sýnishorn. Fólk og viðburðir eru tilbúningur.',
    'en-us': 'This site shows sample content. Its people and events are fictitious.',
  };

  afterEach(() => {
    delete process.env['GATSBY_SAMPLE_CONTENT'];
  });

  it.each(languages)('says so in %s', (lang) => {
    process.env['GATSBY_SAMPLE_CONTENT'] = 'true';
    renderIn(lang, <Footer navigation={{ ...bare, lang }} />);
    expect(screen.getByText(sentences[lang])).toBeVisible();
  });

  it.each(languages)('content of a repository is not called so in %s', (lang) => {
    renderIn(lang, <Footer navigation={{ ...bare, lang }} />);
    expect(screen.queryByText(sentences[lang])).toBeNull();
  });
});

it('replaces YEAR with the current year', () => {
  renderIn('is', <Footer navigation={{ ...bare, copyright: '© YEAR Miðstöð' }} />);
  expect(screen.getByText('© 2027 Miðstöð')).toBeVisible();
});

it('renders only the columns that have content', () => {
  const navigation = { ...bare, contact: 'info@example.is', socialLinks: [link('X')] };
  renderIn('en-us', <Footer navigation={navigation} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Social media',
  ]);
  expect(screen.getByRole('link', { name: 'info@example.is' })).toHaveAttribute(
    'href',
    'mailto:info@example.is',
  );
  expect(screen.getByRole('link', { name: /^X/ })).toHaveAttribute('target', '_blank');
});
