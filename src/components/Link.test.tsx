/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../test/renderIn';
import { Link } from './Link';

describe('Link', () => {
  it('stays on the site for an address of its own', () => {
    renderIn('is', <Link to={{ href: '/verkefni/' }}>Verkefni</Link>);
    const link = screen.getByRole('link', { name: 'Verkefni' });
    expect(link).toHaveAttribute('href', '/verkefni/');
    expect(link).not.toHaveAttribute('target');
  });

  it.each(['https://example.is/', 'http://example.is/', '//example.is/', 'HTTPS://example.is/'])(
    'opens %s in a tab of its own, and says so',
    (href) => {
      renderIn('is', <Link to={{ href }}>Vefur</Link>);
      const link = screen.getByRole('link', { name: 'Vefur (opnast í nýjum flipa)' });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    },
  );

  it.each(['mailto:info@example.is', 'tel:+3545550100'])('hands %s to the device', (href) => {
    renderIn('en-us', <Link to={{ href }}>Contact</Link>);
    const link = screen.getByRole('link', { name: 'Contact' });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
  });

  it('opens a tab where an editor asked for it', () => {
    renderIn('en-us', <Link to={{ href: '/en/page/grants/', opensNewTab: true }}>Grants</Link>);
    expect(screen.getByRole('link', { name: 'Grants (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});
