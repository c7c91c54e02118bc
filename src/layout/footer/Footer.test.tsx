/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Navigation } from '../../content/types/navigation';
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

it('does not call the content of a repository sample content', () => {
  renderIn('is', <Footer navigation={bare} />);
  expect(screen.getByRole('contentinfo')).not.toHaveTextContent('sýnishorn');
});

it('renders only the columns that have content', () => {
  const navigation = { ...bare, contact: 'info@example.is', socialLinks: [link('X')] };
  renderIn('en-us', <Footer navigation={navigation} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Contact',
    'Social media',
  ]);
});
