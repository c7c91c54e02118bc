/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Navigation } from '../../content/navigation';
import { renderIn } from '../../test/renderIn';
import { Footer } from './Footer';

jest.mock('../../state/useYear', () => ({ useYear: () => '2027' }));

const bare: Navigation = { lang: 'is', groups: [], socialLinks: [], footerLinks: [] };

const link = (title: string) => ({ title, link: { href: `https://example.com/${title}` } });

it.each([
  ['no homepage document', undefined],
  ['one of which nothing is filled in', bare],
])('with %s there is still the way back to the question about cookies', async (_, navigation) => {
  renderIn('is', <Footer navigation={navigation} />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent(/^Vafrakökur$/);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByRole('form')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Vafrakökur' }));
  expect(document.documentElement.dataset['consent']).toBe('open');
});

it('puts the present year in the place of YEAR', () => {
  renderIn('is', <Footer navigation={{ ...bare, copyright: '© YEAR Miðstöð' }} />);
  expect(screen.getByText('© 2027 Miðstöð')).toBeVisible();
});

it('has a column for what is known, and none for the rest', () => {
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
