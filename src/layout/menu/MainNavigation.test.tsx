/** @jest-environment jsdom */
import type { Navigation } from '../../content/types/navigation';
import { renderIn } from '../../test/renderIn';
import { MainNavigation } from './MainNavigation';

const navigation: Navigation = {
  lang: 'is',
  groups: [{ title: 'Fréttir', link: { href: '/ha-frettir/' }, links: [] }],
  socialLinks: [],
  footerLinks: [],
};

/** jsdom has no `ResizeObserver`, because it has no layout. */
class ResizeObserver {
  observe() {}
  disconnect() {}
}

beforeAll(() => Object.assign(globalThis, { ResizeObserver }));

it('marks no heading on an error or offline page', () => {
  const { container } = renderIn(
    'is',
    <MainNavigation navigation={navigation} path="/ha-frettir/engin-slik/" isSubstitute />,
  );
  expect(container.querySelector('[aria-current]')).toBeNull();
});
